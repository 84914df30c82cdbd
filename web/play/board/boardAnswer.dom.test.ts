// Why a press did nothing, on the board for five seconds.
import { createRouterTransport } from "@connectrpc/connect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { Seat, setSeat } from "../seat.svelte";
import BoardAnswer from "./BoardAnswer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (text: string) => ({ pressed: { text, low: false } });

function drawn() {
  const seat = new Seat(createRouterTransport(() => {}));
  const board = new Drawn(BoardAnswer, { pressed: null }, () => setSeat(seat));
  const give = (props: object) => {
    Object.assign(board.props, props);
    flushSync();
  };
  flushSync();
  return { seat, board, give };
}

test("brd_4 a text is shown for five seconds, however long the board was there before", () => {
  const { board, give } = drawn();
  vi.advanceTimersByTime(4_900);
  give(said("paused"));
  vi.advanceTimersByTime(4_900);
  flushSync();
  expect(board.text).toContain("paused");
  vi.advanceTimersByTime(200);
  flushSync();
  expect(board.text).not.toContain("paused");
});

test("brd_4 an earlier refusal does not hide a later text", () => {
  const { seat, board, give } = drawn();
  seat.refuse("not your turn");
  flushSync();
  expect(board.text).toContain("not your turn");
  vi.advanceTimersByTime(4_000);
  give(said("paused"));
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect(board.text).toContain("paused");
});
