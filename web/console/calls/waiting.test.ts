import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { callsWaiting } from "./waiting";

test("both players of a board who call are two calls", () => {
  const board = (...numbers: number[]) => ({
    view: create(BoardViewSchema, { calls: numbers.map((number) => ({ number })) }),
  });
  expect(callsWaiting([board(1, 2), board(), board(1)])).toBe(3);
});
