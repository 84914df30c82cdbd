import { expect, test } from "vitest";
import { inPoints, readScore } from "./score";

test("end_7 a score is chosen alike under any scoring, and given in the event's own points", () => {
  const football = { winHalves: 6, drawHalves: 2, lossHalves: 0 };
  const consoling = { winHalves: 6, drawHalves: 4, lossHalves: 2 };
  for (const [chosen, scoring, forfeit, white, black] of [
    ["1-0", undefined, false, 2, 0],
    ["1-0", football, false, 6, 0],
    ["½-½", football, false, 2, 2],
    ["0-½", football, false, 0, 2],
    ["0-1", consoling, false, 2, 6],
    ["0-1", consoling, true, 0, 6],
  ] as const) {
    const points = inPoints(readScore(chosen) ?? {}, scoring, forfeit);
    expect([points.whiteHalves, points.blackHalves], chosen).toEqual([white, black]);
  }
});
