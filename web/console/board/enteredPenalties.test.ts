// What an arbiter enters, as penalties of the wire.
import { expect, test } from "vitest";
import { PenaltyKind } from "../../api/adoube/v1/common_pb";
import { empty, enteredPenalties, type Entered } from "./enteredPenalties";

const entered = (...lines: Partial<Entered>[]) =>
  enteredPenalties(JSON.stringify(lines.map((line) => ({ ...empty(), ...line }))));

test("pen_1 a penalty is complete with what its kind is measured in", () => {
  for (const [line, complete] of [
    [{}, { kind: PenaltyKind.WARNING }],
    [{ kind: PenaltyKind.TIME_OFF }, null],
    [{ kind: PenaltyKind.TIME_OFF, time: "?" }, null],
    [{ kind: PenaltyKind.TIME_OFF, time: "0" }, null],
    [
      { kind: PenaltyKind.TIME_OFF, time: "90000", points: "1" },
      { kind: PenaltyKind.TIME_OFF, time: 90_000n },
    ],
    [{ kind: PenaltyKind.POINTS_OFF }, null],
    [
      { kind: PenaltyKind.POINTS_OFF, points: "1" },
      { kind: PenaltyKind.POINTS_OFF, points: 1 },
    ],
    [{ kind: PenaltyKind.GAME_LOST }, { kind: PenaltyKind.GAME_LOST }],
    [
      { kind: PenaltyKind.GAME_LOST, points: "0" },
      { kind: PenaltyKind.GAME_LOST, points: 0 },
    ],
    [{ kind: PenaltyKind.EXCLUSION, firstRound: "x" }, null],
    [
      { kind: PenaltyKind.EXCLUSION, firstRound: "4" },
      { kind: PenaltyKind.EXCLUSION, firstRound: 4, lastRound: 4 },
    ],
    [
      { kind: PenaltyKind.EXCLUSION, firstRound: "4", lastRound: "6" },
      { kind: PenaltyKind.EXCLUSION, firstRound: 4, lastRound: 6 },
    ],
    [{ kind: PenaltyKind.FINE, offence: " " }, null],
    [
      { kind: PenaltyKind.FINE, offence: "1" },
      { kind: PenaltyKind.FINE, offence: "1" },
    ],
  ] as const) {
    expect(entered(line), JSON.stringify(line)).toEqual(complete && [complete]);
  }
});

test("pen_1 several penalties are one ruling, and none is left out", () => {
  expect(entered({}, { kind: PenaltyKind.GAME_LOST })).toHaveLength(2);
  expect(entered({}, { kind: PenaltyKind.TIME_OFF })).toBeNull();
});
