import { beforeEach, expect, test } from "vitest";
import { language } from "../../shared/i18n.svelte";
import { press, saySquare, step } from "./cursor";
import { dests } from "./squares";

beforeEach(() => (language.code = "en"));

test("acc_3 arrows lead from square to square as they are seen, and not off the board", () => {
  const table = [
    ["e2", "ArrowUp", "white", "e3"],
    ["e2", "ArrowDown", "white", "e1"],
    ["e2", "ArrowLeft", "white", "d2"],
    ["e2", "ArrowRight", "white", "f2"],
    ["e7", "ArrowUp", "black", "e6"],
    ["e7", "ArrowLeft", "black", "f7"],
    ["e8", "ArrowDown", "black", "e8"],
    ["h8", "ArrowUp", "white", "h8"],
    ["h8", "ArrowRight", "white", "h8"],
    ["a1", "ArrowLeft", "white", "a1"],
    ["a1", "ArrowDown", "white", "a1"],
    ["a1", "ArrowRight", "black", "a1"],
    ["e2", "x", "white", null],
  ] as const;
  for (const [from, key, side, to] of table) expect(step(from, key, side), from + key).toBe(to);
});

test("acc_3 enter picks an own piece, and puts it where it was told that it may go", () => {
  const may = dests(["e2e4", "e1h1"]);
  const table = [
    ["e2", "", may, true, "pick"],
    ["e4", "", may, false, "no"],
    ["e2", "e2", may, true, "back"],
    ["e4", "e2", may, false, "go"],
    ["e5", "e2", may, false, "no"],
    ["d2", "e2", may, true, "pick"],
    ["h1", "e1", may, true, "go"],
    ["d5", "e4", null, true, "go"],
    ["e4", "", null, true, "pick"],
  ] as const;
  for (const [square, picked, dests, own, done] of table) {
    expect(press(square, picked, dests, own), square + picked).toBe(done);
  }
});

test("acc_3 each square is told in words, with what may be played from it", () => {
  const fen = "4k3/8/8/8/8/8/4P3/4K1n1 w - - 0 1";
  const may = dests(["e2e4", "e2e3", "e1d1"]);
  const table = [
    ["e2", "", may, "e2, White: pawn, can go to e3, e4"],
    ["e2", "e2", may, "e2, White: pawn, selected, can go to e3, e4"],
    ["e4", "e2", may, "e4, empty, possible move"],
    ["e5", "e2", may, "e5, empty"],
    ["g1", "", may, "g1, Black: knight"],
    ["e2", "", dests([]), "e2, White: pawn"],
  ] as const;
  for (const [square, picked, dests, said] of table) {
    expect(saySquare(square, { fen, picked, dests })).toBe(said);
  }
  language.code = "es";
  expect(saySquare("e2", { fen, picked: "", dests: may })).toBe(
    "e2, Blancas: peón, puede ir a e3, e4",
  );
});
