import { expect, test } from "vitest";
import type { LiveBoard } from "../liveBoard.svelte";
import { probe } from "./applies";
import { COMMANDS } from "./commands";

const board = {
  view: { ply: 4 },
  clocks: { white: 60_000, black: 50_000, running: 0 },
} as unknown as LiveBoard;

test("every command can be asked about, but for those that want what is not there", () => {
  const without = COMMANDS.filter((spec) => probe(spec, board) === null);
  expect(without.map(({ name }) => name)).toEqual(["wrong-start", "move-seat"]);
});
