import { expect, test } from "vitest";
import { read } from "./looks.svelte";

const FIRST = {
  type: "normal",
  contrast: false,
  squares: "green",
  men: "classic",
  size: "full",
  still: false,
};

test("brd_3 what a player chose is kept, what this page does not know is as it was", () => {
  const chosen = {
    type: "large",
    contrast: true,
    squares: "wood",
    men: "plain",
    size: "small",
    still: true,
  };
  expect(read(chosen)).toEqual(chosen);
  expect(read({})).toEqual(FIRST);
  expect(read({ type: "huge", contrast: "yes", squares: 3, men: null, size: 9, still: 1 })).toEqual(
    FIRST,
  );
});
