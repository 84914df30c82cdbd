import { GameStage } from "../../api/adoube/v1/common_pb";
import { beforeEach, expect, test } from "vitest";
import { language } from "../../shared/i18n.svelte";
import { becomes } from "./position";
import { sayClocks, sayControl, sayMen, sayMove } from "./say";

beforeEach(() => (language.code = "en"));

test("acc_3 a move is told in full", () => {
  const table = [
    ["g1f3", "Nf3", "knight from g1 to f3"],
    ["e4d5", "exd5", "pawn from e4 takes on d5"],
    ["d1h5", "Qh5+", "queen from d1 to h5, check"],
    ["a1a8", "Rxa8#", "rook from a1 takes on a8, checkmate"],
    ["b7b8n", "b8=N+", "pawn from b7 to b8, promotes to a knight, check"],
    ["e1g1", "O-O", "castles short"],
    ["d8a8", "O-O-O+", "castles long, check"],
  ] as const;
  for (const [uci, san, said] of table) expect(sayMove({ uci, san })).toBe(said);
  language.code = "es";
  expect(sayMove({ uci: "g1f3", san: "Nf3" })).toBe("caballo de g1 a f3");
});

test("acc_4 both clocks and the number of moves are told on request", () => {
  const count = {
    white: 3_905_000,
    black: 59_000,
    plies: 5,
    stage: GameStage.PLAYING,
    toMove: "black" as const,
  };
  expect(sayClocks(count)).toBe("White has 1 h 05 min, Black has 59 s. 3 moves. Black is to move.");
});

test("acc_3 a position is told man by man, kings first", () => {
  const [white, black] = sayMen("4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1");
  expect(white?.text).toBe("king e1, rook a1, pawn a2");
  expect(black?.text).toBe("king e8");
});

test("a pawn that goes to the last row becomes something", () => {
  const fen = "8/1P4k1/8/8/8/8/p3K3/8 w - - 0 1";
  expect(becomes(fen, "b7", "b8")).toBe(true);
  expect(becomes(fen, "a2", "a1")).toBe(true);
  expect(becomes(fen, "g7", "g8")).toBe(false);
  expect(becomes(fen, "a2", "a8"), "a black one's last row is the first").toBe(false);
  expect(becomes(fen, "c7", "c8")).toBe(false);
});

test("clk_2 clk_3 a time control is told in words", () => {
  const table = [
    ["5400+30", "1 h 30 min for the whole game, plus 30 s for each move"],
    [
      "40/7200:20/3600:900+30",
      "40 moves in 2 h; then 20 moves in 1 h; then 15 min for the rest of the game, " +
        "plus 30 s for each move",
    ],
    ["300d2.5", "5 min for the whole game, with a delay of 2.5 s for each move"],
    ["W300-B180", "5 min for the whole game"],
    ["by hand", "by hand"],
  ] as const;
  for (const [text, said] of table) expect(sayControl(text, "white")).toBe(said);
  expect(sayControl("W300-B180", "black")).toBe("3 min for the whole game");
});
