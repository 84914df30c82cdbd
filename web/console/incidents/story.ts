// What happened at a seat, in one line.
import { LossSign } from "../../api/adoube/v1/common_pb";
import type { AbsenceView } from "../../api/adoube/v1/incident_pb";
import { t } from "../../shared/i18n.svelte";
import { showAge } from "../../shared/span";
import { ms, name, sideName } from "../../shared/wire";
import * as zone from "../../shared/zone";
import { withCertainty } from "./cause";

/** With the cause of this silence where it is another than the incident's.
 * @param lasting how long a state lasts by now, ms; null where that is not known */
export function story(
  absence: AbsenceView,
  zoneHere: string,
  lasting: (since: number) => number | null,
): string {
  const told = happened(absence, zoneHere, lasting);
  const { otherCause } = absence;
  if (!otherCause) return told;
  const { cause, text: causeText, certainty } = otherCause;
  const found = withCertainty({ cause, causeText, certainty, alike: "" });
  return t("console-incident-story-other-cause", { told, cause: found });
}

function happened(
  absence: AbsenceView,
  zoneHere: string,
  lasting: (since: number) => number | null,
): string {
  const from = ms(absence.contact?.at);
  const told = {
    board: name(absence.board),
    side: t(`pages-side-${sideName(absence.side) || "white"}`),
    name: absence.name,
    at: zone.stamp(from, zoneHere),
  };
  const page = absence.sign === LossSign.PAGE;
  if (absence.back) {
    const length = showAge(Math.max(0, ms(absence.back.at) - from));
    return t(page ? "console-incident-story-page-back" : "console-incident-story-back", {
      ...told,
      length,
    });
  }
  const since = t(page ? "console-incident-story-page" : "console-incident-story-away", told);
  const length = lasting(from);
  return length === null
    ? since
    : t("console-incident-story-for", { since, length: showAge(length) });
}
