import { CheckResult, GameStage } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { LiveBoard } from "../liveBoard.svelte";
import { isDone, rows } from "./rows";

function board(number: number, state = GameStage.WAITING, checksRequired = true): LiveBoard {
  const passed = { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED };
  const view = create(BoardViewSchema, {
    board: { round: 1, board: number },
    state,
    white: { name: `White ${number}`, venue: "madrid", device: `madrid-${number}` },
    black: { name: `Black ${number}`, venue: "oslo", device: `oslo-${number}` },
    before: {
      checksRequired,
      white: number === 2 ? passed : { device: CheckResult.PASSED },
      black: { waived: true },
    },
  });
  return new LiveBoard(view);
}

test("an LCA sees the players of his venue, who is not done first", () => {
  const found = rows([board(2), board(10), board(3)], "madrid");
  const told = found.map((row) => [row.device, isDone(row)]);
  expect(told).toEqual([
    ["madrid-3", false],
    ["madrid-10", false],
    ["madrid-2", true],
  ]);
});

test("a check that was waived is done, and a game that began has none", () => {
  const all = rows([board(1), board(2, GameStage.PLAYING), board(3, GameStage.WAITING, false)], "");
  expect(all.map((row) => [row.key, isDone(row)])).toEqual([
    ["1.1 white", false],
    ["1.1 black", true],
  ]);
});
