import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { language } from "../../shared/i18n.svelte";
import { unfinished } from "./unfinished";

beforeEach(() => (language.code = "en"));

const board = (number: number, state: GameStage) =>
  create(BoardViewSchema, { board: { round: 2, board: number }, state });

test("the boards that go on are named before a round is closed, and not all of many", () => {
  const many = Array.from({ length: 14 }, (_, index) => board(index + 1, GameStage.PLAYING));
  const over = board(15, GameStage.FINISHED);
  expect(unfinished([...many, over])).toMatch(
    /^14 games are not finished: 2\.1; 2\.2; .*2\.12; and 2 more$/,
  );
  expect(unfinished([over])).toBe("");
});
