import { expect, test } from "vitest";
import { promotionSquares, read, type Asked } from "./entry";

const SPANISH: Record<string, string> = { Q: "D", R: "T", B: "A", N: "C" };
const words = new Map<string, Asked>([
  ["?", "help"],
  ["clocks", "clocks"],
  ["relojes", "clocks"],
  ["tablas", "draw"],
  ["arbitro", "arbiter"],
]);
const typed = (text: string) => {
  const entry = read(text, (piece) => SPANISH[piece] ?? piece, words);
  if (entry.kind === "squares") return entry.uci;
  if (entry.kind === "written") return `written ${entry.text}`;
  return entry.kind === "asked" ? `asked ${entry.what}` : "nothing";
};

test("acc_3 what is typed is squares, a written move, or a word", () => {
  const table = [
    ["e2e4", "e2e4"],
    [" E2-E4 ", "e2e4"],
    ["e2 e4", "e2e4"],
    ["e7e8q", "e7e8q"],
    ["e7e8=D", "e7e8q"],
    ["e7e8c", "e7e8n"],
    ["e7e8♘", "e7e8n"],
    ["e4", "written e4"],
    ["Cf3", "written Cf3"],
    ["♘f3", "written ♘f3"],
    ["0-0", "written 0-0"],
    ["e8=D+", "written e8=D+"],
    ["e7e8x", "written e7e8x"],
    ["e2e9", "written e2e9"],
    ["Clocks", "asked clocks"],
    ["relojes", "asked clocks"],
    ["tablas", "asked draw"],
    ["Árbitro", "asked arbiter"],
    ["arbitro", "asked arbiter"],
    ["?", "asked help"],
    ["   ", "nothing"],
  ];
  for (const [text = "", meant] of table) expect(typed(text), text).toBe(meant);
});

test("acc_3 a promotion that is written without its piece asks for the piece", () => {
  const legal = ["f2f1q", "f2f1n", "g2f1q", "g2f1n", "e2f1q", "h3h1", "e8d8"];
  const table = [
    ["f1", "f2f1"],
    ["F1", "f2f1"],
    ["gxf1", "g2f1"],
    ["ef1+", "e2f1"],
    ["hxg1", null],
    ["f1=Q", null],
    ["h1", null],
    ["d8", null],
    ["Kd8", null],
  ];
  for (const [written, squares] of table)
    expect(promotionSquares(written ?? "", legal), written ?? "").toBe(squares);
});
