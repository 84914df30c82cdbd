import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { AbsenceViewSchema } from "../../api/adoube/v1/incident_pb";
import { CauseCertainty, IncidentCause, LossSign, Side } from "../../api/adoube/v1/common_pb";
import { language } from "../../shared/i18n.svelte";
import { story } from "./story";

beforeEach(() => (language.code = "en"));

const AT = 1_655_463_600_000n;
const SEAT = {
  board: { round: 3, board: 3 },
  side: Side.WHITE,
  name: "Radjabov",
  contact: { at: AT },
};
const NOW = Number(AT) + 90_000;

test.each([
  [
    LossSign.SILENCE,
    undefined,
    true,
    "3.3, White (Radjabov): disconnected since 11:00:00 UTC, for 1 min",
  ],
  [LossSign.SILENCE, undefined, false, "3.3, White (Radjabov): disconnected since 11:00:00 UTC"],
  [
    LossSign.PAGE,
    undefined,
    true,
    "3.3, White (Radjabov): game page not open since 11:00:00 UTC, for 1 min",
  ],
  [
    LossSign.PAGE,
    AT + 45_000n,
    true,
    "3.3, White (Radjabov): game page not open at 11:00:00 UTC, opened after 45 s",
  ],
  [
    LossSign.RESET,
    AT + 45_000n,
    true,
    "3.3, White (Radjabov): disconnected at 11:00:00 UTC, reconnected after 45 s",
  ],
])("dis_1 a seat away by %s, back %s, known now %s", (sign, back, known, told) => {
  const absence = create(AbsenceViewSchema, {
    ...SEAT,
    sign,
    ...(back === undefined ? {} : { back: { at: back } }),
  });
  expect(story(absence, "UTC", (since) => (known ? NOW - since : null))).toBe(told);
});

test("dis_1 a silence with another cause than the incident names that cause", () => {
  const absence = create(AbsenceViewSchema, {
    ...SEAT,
    sign: LossSign.PAGE,
    back: { at: AT + 6_000n },
    otherCause: {
      cause: IncidentCause.PAGE_DIED,
      text: "page died or was closed",
      certainty: CauseCertainty.CERTAIN,
    },
  });
  expect(story(absence, "UTC", () => null)).toMatch(
    /^3\.3, White \(Radjabov\): .*, opened after 6 s; cause of this disconnection: .*page.* \(certain\)$/,
  );
});
