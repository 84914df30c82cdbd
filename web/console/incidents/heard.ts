// An incident in one sentence, for who listens.
import type { IncidentBrief } from "../../api/adoube/v1/incident_pb";
import { t } from "../../shared/i18n.svelte";
import { withCertainty } from "./cause";
import { stageOf } from "./stages";

/** `Incident 3, open: the device was off the venue's network (likely)`. */
export function heard(brief: IncidentBrief): string {
  const incident = t("officials-incident-title", { incident: brief.number });
  return t("console-incident-heard", {
    incident,
    stage: stageOf(brief),
    cause: withCertainty(brief),
  });
}
