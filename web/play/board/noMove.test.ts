import { beforeEach, expect, test } from "vitest";
import { language } from "../../shared/i18n.svelte";
import { noMove, type Pressed } from "./noMove";
import { dests } from "./squares";

beforeEach(() => (language.code = "en"));

const MAY = dests(["e2e4", "e2e3", "g1f3"]);
const PRESSED: Pressed = { square: "e2", picked: "", owner: "own", dests: MAY, byOneClick: false };

test.each<[string, Partial<Pressed>, string]>([
  ["an own piece that may move", {}, ""],
  ["an own piece that may not", { square: "a1" }, "The piece on a1 has no legal move."],
  ["a piece of the opponent", { square: "e7", owner: "theirs" }, "e7: not your piece."],
  ["an empty square", { square: "e5", owner: "" }, "Choose one of your pieces first."],
  ["where the picked piece goes", { square: "e4", owner: "", picked: "e2" }, ""],
  [
    "where it does not",
    { square: "e5", owner: "", picked: "e2" },
    "The piece on e2 cannot go to e5.",
  ],
  [
    "a piece that it does not take",
    { square: "e7", owner: "theirs", picked: "e2" },
    "cannot go to e7",
  ],
  ["another own piece", { square: "a1", picked: "e2" }, ""],
  ["the picked piece again", { picked: "e2" }, ""],
  ["a premove's square", { square: "d5", owner: "", picked: "e2", dests: null }, ""],
  ["a premove's piece", { square: "a1", dests: null }, ""],
  ["a square of one move, with smart move", { square: "f3", owner: "", byOneClick: true }, ""],
  [
    "a square of no move, with smart move",
    { square: "h5", owner: "", byOneClick: true },
    "Choose one",
  ],
])("brd_4 a press on %s", (_, pressed, said) => {
  const why = noMove({ ...PRESSED, ...pressed });
  if (said === "") expect(why).toBe("");
  else expect(why).toContain(said);
});
