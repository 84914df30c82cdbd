import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Role } from "../../api/adoube/v1/common_pb";
import { AbsenceViewSchema, ReplacementCause } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { replacedGames } from "./replacement";

const absence = (
  attempt: number,
  replacement?: { cause: ReplacementCause; ruling?: string; role?: Role },
) =>
  create(AbsenceViewSchema, {
    board: { round: 1, board: 3 },
    attempt,
    replacement: replacement && {
      nextGame: attempt + 1,
      at: 1_655_467_500_000n,
      by: "Castillo, Ada",
      reason: "they sat wrongly",
      ...replacement,
    },
  });

test("dis_5 evt_6 the story says once why each game was replaced, and by whom", () => {
  language.code = "en";
  const reversed = { cause: ReplacementCause.REVERSED_COLOURS, role: Role.CHIEF_ARBITER };
  const told = replacedGames(
    [
      absence(1, reversed),
      absence(1, reversed),
      absence(2, { cause: ReplacementCause.RULING, ruling: "2.1" }),
      absence(3),
    ],
    "Europe/Madrid",
  );
  expect(told).toEqual([
    "1.3: game 2 replaced game 1 at 14:05:00 CEST: colours reversed (Castillo, Ada (Chief Arbiter)): they sat wrongly",
    "1.3: game 3 replaced game 2 at 14:05:00 CEST: ruling 2.1 (Castillo, Ada): they sat wrongly",
  ]);
  expect(replacedGames([absence(1)], "Europe/Madrid")).toEqual([]);
});
