import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { language } from "../../shared/i18n.svelte";
import { open } from "./open";

beforeEach(() => (language.code = "en"));

const board = (number: number, state: string, here: [boolean, boolean], device = "passed") =>
  create(BoardViewSchema, {
    board: { round: 2, board: number },
    state,
    white: { name: `White ${number}` },
    black: { name: `Black ${number}` },
    whiteCheckedIn: here[0],
    blackCheckedIn: here[1],
    before: {
      checksRequired: true,
      white: { device, fairPlay: "passed" },
      black: { waived: true },
    },
  });

test("evt_2 evt_4 who is not here or not checked is named before a round is started", () => {
  const boards = [
    board(1, "waiting", [true, true]),
    board(2, "waiting", [false, true], "failed"),
    board(3, "finished", [false, false], ""),
  ];
  expect(open("start", boards)).toEqual([
    "1 player is not checked in: White 2 (2.2)",
    "1 player has not passed both checks: White 2 (2.2). His game does not begin before he has, or they are waived.",
  ]);
  expect(open("publish", boards)).toEqual([]);
});

test("the boards that go on are named before a round is closed, and not all of many", () => {
  const many = Array.from({ length: 14 }, (_, index) => board(index + 1, "playing", [true, true]));
  const [told, ...more] = open("close", [...many, board(15, "finished", [true, true])]);
  expect(more).toEqual([]);
  expect(told).toMatch(/^14 boards are not finished: 2\.1; 2\.2; .*2\.12; and 2 more$/);
});
