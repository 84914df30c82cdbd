import { expect, test } from "vitest";
import { dests, marked, movesOf, promotions } from "./squares";

const LEGAL = ["e2e4", "e2e3", "g1f3", "b7b8q", "b7b8r", "b7b8b", "b7b8n", "d1h1"];

test("brd_4 a piece goes where a move that was told takes it, and nowhere else", () => {
  const found = dests(LEGAL);
  expect([...found.keys()]).toEqual(["e2", "g1", "b7", "d1"]);
  expect(found.get("e2")).toEqual(["e4", "e3"]);
  // Four promotions are one square.
  expect(found.get("b7")).toEqual(["b8"]);
  // Castling in Chess960 is the king's move onto its rook.
  expect(found.get("d1")).toEqual(["h1"]);
  expect(dests([]).size).toBe(0);
});

test("brd_7 a choice is offered where the moves that were told have one", () => {
  expect(promotions(LEGAL, "b7b8")).toEqual(["q", "r", "b", "n"]);
  expect(promotions(LEGAL, "e2e4")).toEqual([]);
});

test("brd_5 one click makes a move where a square belongs to one move alone", () => {
  const table = [
    ["e4", "e2e4"],
    ["g1", "g1f3"],
    ["f3", "g1f3"],
    ["b8", "b7b8"],
    ["e2", "e2e4 e2e3"],
    ["a1", ""],
  ] as const;
  for (const [square, meant] of table) {
    expect(movesOf(LEGAL, square).join(" "), square).toBe(meant);
  }
});

test("a move's two squares are marked, and none for no move", () => {
  expect(marked("e7e8q", "premove")).toEqual([
    ["e7", "premove"],
    ["e8", "premove"],
  ]);
  expect(marked("", "premove")).toEqual([]);
});
