// What an arbiter enters, as penalties of the wire.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { PenaltyKind, PenaltySchema } from "../../api/adoube/v1/common_pb";
import { PenaltyMeasure } from "../../api/adoube/v1/event_pb";
import { language } from "../../shared/i18n.svelte";
import { emptyLine, enteredRuling, lineOf, type Entered } from "./entered";

const entered = (lines: Entered[], article = "O 18.4") =>
  enteredRuling(JSON.stringify({ lines, article, typedArticle: false }));

const WARNING = emptyLine({ kind: PenaltyKind.WARNING, measure: PenaltyMeasure.NOTHING });
const TIME_OFF = emptyLine({ kind: PenaltyKind.TIME_OFF, measure: PenaltyMeasure.TIME });
const POINTS_OFF = emptyLine({ kind: PenaltyKind.POINTS_OFF, measure: PenaltyMeasure.POINTS });
const LOST = emptyLine({
  kind: PenaltyKind.GAME_LOST,
  measure: PenaltyMeasure.OPPONENTS_POINTS,
});
const EXCLUSION = emptyLine({ kind: PenaltyKind.EXCLUSION, measure: PenaltyMeasure.ROUNDS });
const CLAIM = emptyLine({
  kind: PenaltyKind.WRONG_CLAIM,
  measure: PenaltyMeasure.CLAIMED_MOVE,
});
const FINE = emptyLine({ kind: PenaltyKind.FINE, measure: PenaltyMeasure.FINE });

test("pen_1 pen_4 a penalty is complete with what its kind is measured in", () => {
  language.code = "es";
  for (const [line, complete] of [
    [WARNING, { kind: PenaltyKind.WARNING }],
    [TIME_OFF, null],
    [{ ...TIME_OFF, time: "?" }, null],
    [{ ...TIME_OFF, time: "0" }, null],
    [
      { ...TIME_OFF, time: "90000", points: "1" },
      { kind: PenaltyKind.TIME_OFF, time: 90_000n },
    ],
    [POINTS_OFF, null],
    [
      { ...POINTS_OFF, points: "1" },
      { kind: PenaltyKind.POINTS_OFF, points: 1 },
    ],
    [LOST, { kind: PenaltyKind.GAME_LOST }],
    [
      { ...LOST, points: "0" },
      { kind: PenaltyKind.GAME_LOST, points: 0 },
    ],
    [{ ...EXCLUSION, firstRound: "x" }, null],
    [
      { ...EXCLUSION, firstRound: "4" },
      { kind: PenaltyKind.EXCLUSION, firstRound: 4, lastRound: 4 },
    ],
    [
      { ...EXCLUSION, firstRound: "4", lastRound: "6" },
      { kind: PenaltyKind.EXCLUSION, firstRound: 4, lastRound: 6 },
    ],
    [FINE, null],
    [
      { ...FINE, offence: "a phone" },
      { kind: PenaltyKind.FINE, offence: "a phone" },
    ],
    [CLAIM, { kind: PenaltyKind.WRONG_CLAIM, claimedMove: undefined, language: "es" }],
    [
      { ...CLAIM, claimedMove: " Cf6 " },
      { kind: PenaltyKind.WRONG_CLAIM, claimedMove: "Cf6", language: "es" },
    ],
    // Of a newer server, measured in what this page cannot ask for.
    [{ ...WARNING, measure: 99 as PenaltyMeasure }, null],
  ] as const) {
    const ruling = complete && { penalties: [complete], article: "O 18.4" };
    expect(entered([line]), JSON.stringify(line)).toEqual(ruling);
  }
});

test("pen_1 several penalties are one ruling with its article, and none is left out", () => {
  expect(entered([WARNING, LOST])?.penalties).toHaveLength(2);
  expect(entered([WARNING, TIME_OFF])).toBeNull();
  expect(entered([])).toBeNull();
  expect(entered([WARNING], " ")).toBeNull();
});

test("pen_2 a penalty that is known beforehand is entered as it is", () => {
  const known = create(PenaltySchema, { kind: PenaltyKind.TIME_OFF, time: 120_000n });
  expect(entered([lineOf(known, PenaltyMeasure.TIME)])?.penalties).toEqual([
    { kind: PenaltyKind.TIME_OFF, time: 120_000n },
  ]);
});
