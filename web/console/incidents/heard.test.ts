import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { CauseCertainty, IncidentCause, IncidentStage } from "../../api/adoube/v1/common_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { heard } from "./heard";

beforeEach(() => (language.code = "en"));

test("acc_4 an incident is heard in one sentence", () => {
  const brief = create(IncidentBriefSchema, {
    number: 3,
    stage: IncidentStage.OPEN,
    cause: IncidentCause.DEVICE_LEFT,
    causeText: "x",
    certainty: CauseCertainty.CERTAIN,
  });
  expect(heard(brief)).toMatch(/^Incident 3, open: .+ \(certain\)$/);
  language.code = "es";
  expect(heard(brief)).toBe("Incidente 3, abierto: el dispositivo se apagó correctamente (seguro)");
});

test("acc_4 an incident that was joined is heard as that, and not as closed", () => {
  const brief = create(IncidentBriefSchema, {
    number: 3,
    stage: IncidentStage.CLOSED,
    joinedInto: 2,
  });
  expect(heard(brief)).toMatch(/^Incident 3, joined into 2: /);
});
