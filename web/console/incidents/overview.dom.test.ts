// What else waits for somebody: the players as the list of checks and the walls count them.
import { CheckResult, GameStage, ResultStatus } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import Overview from "./Overview.svelte";

beforeEach(() => (language.code = "en"));

test("before a round players who are absent and players who are not checked are both counted", () => {
  const desk = deskOf(["record-check"], {});
  const passed = { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED };
  const view = create(BoardViewSchema, {
    board: { round: 1, board: 1 },
    state: GameStage.WAITING,
    white: { name: "Alba", venue: "madrid", device: "madrid-1" },
    black: { name: "Cruz", venue: "madrid", device: "madrid-2" },
    before: { checksRequired: true, white: passed, black: {}, blackAbsent: true },
  });
  const board = new LiveBoard(view);
  desk.live.boards.set(board.key, board);
  const drawn = new Drawn(Overview, {}, at(desk));
  expect(drawn.text).toContain("1 player is absent");
  expect(drawn.text).toContain("1 player without passed checks");
});

test("dis_2 a result that needs a ruling is not counted among those to approve", () => {
  const desk = deskOf(["approve"], {});
  for (const number of [1, 2]) {
    const board = new LiveBoard(
      create(BoardViewSchema, {
        board: { round: 1, board: number },
        state: GameStage.FINISHED,
        resultState: { state: ResultStatus.PROVISIONAL },
      }),
    );
    if (number === 2) board.waitsIn([7]);
    desk.live.boards.set(board.key, board);
  }
  const drawn = new Drawn(Overview, {}, at(desk));
  expect(drawn.text).toContain("1 result to approve");
});
