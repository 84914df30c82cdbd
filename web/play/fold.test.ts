import { expect, test } from "vitest";
import { withTold } from "./fold";

test("of the moves only what changed is told", () => {
  const begun = withTold([], { movesFrom: 0, moves: ["e4", "e5"] });
  expect(begun).toEqual(["e4", "e5"]);
  expect(withTold(begun, { movesFrom: 2, moves: ["Nf3"] })).toEqual(["e4", "e5", "Nf3"]);
});

test("nothing new is the same list: nothing is drawn again", () => {
  const known = ["e4"];
  expect(withTold(known, { movesFrom: 1, moves: [] })).toBe(known);
});

test("brd_10 a position that was restored takes moves back, a restart all of them", () => {
  expect(withTold(["e4", "e5", "Nf3"], { movesFrom: 1, moves: [] })).toEqual(["e4"]);
  expect(withTold(["e4", "e5"], { movesFrom: 0, moves: ["d4"] })).toEqual(["d4"]);
  expect(withTold(["e4", "e5"], undefined)).toEqual([]);
});
