// Physical boards that differ, as the console lists and tells them.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { BoardEventSchema, BoardProgress } from "../../api/adoube/v1/board_pb";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { needsAttention } from "../boards/order";
import { LiveBoard } from "../liveBoard.svelte";
import { differencesOf, differingText, moveBefore } from "./differences";

const view = create(BoardViewSchema, {
  board: { round: 1, board: 3 },
  state: GameStage.PLAYING,
  whitePhysicalBoard: { progress: BoardProgress.FOLLOWS },
  blackPhysicalBoard: {
    progress: BoardProgress.DIFFERS,
    difference: { since: 5_000n, ply: 3 },
  },
});

test("ebd_5 a board that differs is named, and needs attention", () => {
  expect(differingText(view)).toBe("Black’s board shows another position");
  expect(needsAttention(new LiveBoard(view))).toBe(true);
  expect(differencesOf([{ key: "1.3", view }])).toEqual([
    ["p1.3.black.5000", "1.3: Black’s board shows another position"],
  ]);
});

test("ebd_5 since which move a board differs is told by its number", () => {
  const moved = (ply: number, san: string) =>
    create(BoardEventSchema, { event: { case: "moved", value: { ply, san } } });
  const events = [moved(1, "e4"), moved(2, "e5"), moved(3, "Nf3")];
  expect(moveBefore(events, 3)).toBe("2.Nf3");
  expect(moveBefore(events, 2)).toBe("1...e5");
  expect(moveBefore(events, 0)).toBe("");
});
