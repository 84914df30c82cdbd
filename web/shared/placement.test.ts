import { expect, test } from "vitest";
import { differences, drawable, marks } from "./placement";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("ebd_5 the squares on which a physical board differs are found, those of White's side first", () => {
  const moved = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";
  expect(differences(`${START} w KQkq - 0 1`, moved)).toEqual(["d2", "d4"]);
  expect(differences(START, START)).toEqual([]);
  expect(differences(START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1")).toEqual(["h1"]);
});

test("ebd_5 a piece that was not identified may be any piece, and is marked", () => {
  const unsure = "????????/????????/8/8/8/8/????????/????????";
  expect(differences(START, unsure)).toEqual([]);
  const lifted = "????????/????????/8/8/8/8/????????/???????1";
  const differing = differences(START, lifted);
  expect(differing).toEqual(["h1"]);
  expect(marks("8/8/8/8/8/8/8/6?1", ["h1"])).toEqual(
    new Map([
      ["h1", "differs"],
      ["g1", "unidentified"],
    ]),
  );
  expect(drawable("8/8/8/8/8/8/8/6?R")).toBe("8/8/8/8/8/8/8/61R");
});
