import { expect, test } from "vitest";
import { halfMovesBefore, numberedMove } from "./moveNumbers";

test.each([
  ["", 0],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0],
  ["8/8/8/4k3/8/8/4P3/4K3 b - - 0 1", 1],
  ["8/8/8/4k3/8/8/4P3/4K3 w - - 0 23", 44],
  ["8/8/8/4k3/8/8/4P3/4K3 b - - 3 23", 45],
])("a FEN says how many half-moves came before: %s", (fen, before) => {
  expect(halfMovesBefore(fen)).toBe(before);
});

test("a half-move has its number and side", () => {
  expect([1, 2, 45, 46].map((half) => numberedMove(half, "Kd3"))).toEqual([
    "1.Kd3",
    "1...Kd3",
    "23.Kd3",
    "23...Kd3",
  ]);
});
