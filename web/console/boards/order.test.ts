import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { PlayerAbsence } from "../../api/adoube/v1/board_pb";
import { GameStage, ResultStatus, Side } from "../../api/adoube/v1/common_pb";
import { BoardTickSchema, BoardViewSchema, type BoardView } from "../../api/adoube/v1/event_pb";
import { LiveBoard } from "../liveBoard.svelte";
import { absentGroups, countAbsent } from "./absent";
import { byNumber, fits, isSame, needsAttention, urgent, type Filter } from "./order";

type Part = Exclude<MessageInitShape<typeof BoardViewSchema>, BoardView>;

const clocks = (white: number, black = 3_600_000) => ({
  white: BigInt(white),
  black: BigInt(black),
  running: Side.WHITE,
});

const board = (number: number, rest: Part = {}): LiveBoard =>
  new LiveBoard(
    create(BoardViewSchema, {
      board: { round: 1, board: number },
      state: GameStage.PLAYING,
      clocks: clocks(3_600_000),
      ...rest,
    }),
  );

const first = (...boards: LiveBoard[]) => urgent(boards).map(({ number }) => number);

test("clk_10 boards keep their places; what is paused or calls is named first, then who is short of time", () => {
  const all = [
    board(1, { state: GameStage.FINISHED, clocks: clocks(1_000) }),
    board(2, { state: GameStage.WAITING }),
    board(3),
    board(4, { clocks: clocks(299_000) }),
    board(5, { clocks: clocks(3_600_000, 59_000) }),
    board(6, { clocks: clocks(9_900) }),
    board(7, { calls: [{ number: 1 }] }),
    board(8, { state: GameStage.PAUSED }),
    board(9, { blackAwaySince: 1n }),
  ];
  for (const boards of [all, all.toReversed()]) {
    expect(first(...boards)).toEqual([7, 8, 9, 6, 5, 4]);
    expect(byNumber(boards).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

test("evt_2 evt_4 who has not come or is not checked needs attention once the round has started", () => {
  const { NOT_CHECKED_IN, NO_FIRST_MOVE } = PlayerAbsence;
  for (const [state, before, attention] of [
    [GameStage.WAITING, {}, false],
    [GameStage.WAITING, { whiteAbsence: NOT_CHECKED_IN, defaultAt: 9n }, true],
    [GameStage.WAITING, { blackAbsence: NOT_CHECKED_IN }, true],
    [GameStage.WAITING, { blackWaitsForChecks: true }, true],
    [GameStage.PLAYING, { whiteAbsence: NO_FIRST_MOVE, defaultAt: 9n }, false],
  ] as const) {
    expect(needsAttention(board(1, { state, before }))).toBe(attention);
  }
});

test("evt_2 absent players stand together by their deadline, the first one first", () => {
  const absent = (number: number, defaultAt: bigint, both = false) => {
    const names = { white: { name: `W${number}` }, black: { name: `B${number}` } };
    const before = { whiteAbsent: both, blackAbsent: true, defaultAt };
    return board(number, { state: GameStage.WAITING, before, ...names }).view;
  };
  const views = [absent(4, 0n), absent(3, 20n), absent(2, 10n, true), absent(1, 20n)];
  const groups = absentGroups([...views, board(5).view]);
  const told = groups.map(({ deadline, players }) => [deadline, players.map(({ name }) => name)]);
  expect(told).toEqual([
    [10, ["W2", "B2"]],
    [20, ["B1", "B3"]],
    [null, ["B4"]],
  ]);
  expect(countAbsent(views)).toBe(5);
});

test("clk_10 the list changes at a mark of time, and not with every second", () => {
  const [one, second] = [board(1), board(2)];
  const tick = (white: number) =>
    second.tick(create(BoardTickSchema, { board: 2, ...clocks(white) }));
  tick(300_000);
  expect(first(one, second)).toEqual([]);
  tick(299_999);
  expect(first(one, second)).toEqual([2]);
  one.tick(create(BoardTickSchema, { board: 1, ...clocks(298_000) }));
  expect(first(one, second)).toEqual([1, 2]);
});

test("a filter lets through what it says, of the venue that is asked for", () => {
  const seats = { white: { venue: "madrid" }, black: { venue: "chennai" } };
  const short = board(1, { clocks: clocks(30_000), ...seats });
  const over = board(2, { state: GameStage.FINISHED, calls: [{ number: 1 }], ...seats });
  const called = board(3, { calls: [{ number: 1 }], ...seats });
  const through = (filter: Filter, venue = "") =>
    [short, over, called].filter((one) => fits(one, filter, venue)).map(({ number }) => number);
  expect(through("all")).toEqual([1, 2, 3]);
  expect(through("attention")).toEqual([3]);
  expect(through("short")).toEqual([1]);
  expect(through("playing")).toEqual([1, 3]);
  expect(through("finished")).toEqual([2]);
  expect(through("all", "chennai")).toEqual([1, 2, 3]);
  expect(through("all", "oslo")).toEqual([]);
});

test("dis_1 a board that plays on needs somebody while an incident waits for a ruling on it", () => {
  const [quiet, closed] = [board(1), board(2)];
  closed.due = [4];
  expect(first(quiet, closed)).toEqual([2]);
  expect([fits(quiet, "attention", ""), fits(closed, "attention", "")]).toEqual([false, true]);
});

test("dis_9 a board at which both players are ready needs nobody: its clock starts by itself", () => {
  const attention = (rest: Part) =>
    fits(board(1, { state: GameStage.PAUSED, whiteReady: true, ...rest }), "attention", "");
  expect(attention({})).toBe(true);
  expect(attention({ blackReady: true, startsAt: 9n })).toBe(false);
  expect(attention({ blackReady: true, startsAt: 9n, calls: [{ number: 1 }] })).toBe(true);
});

test("the same boards in another order are the same, and one that was told anew is another", () => {
  const [one, two] = [board(1), board(2)];
  expect(isSame([one, two], [two, one])).toBe(true);
  expect(isSame([one, two], [one])).toBe(false);
  expect(isSame([one, two], [one, board(2)])).toBe(false);
});

test("end_7 a result to which a player objects needs attention until an official answers", () => {
  const finished = (state: ResultStatus) =>
    board(1, { state: GameStage.FINISHED, resultState: { state } });
  const states = [1, 2, 3, 4, 5] as ResultStatus[];
  expect(states.filter((state) => needsAttention(finished(state)))).toEqual([
    ResultStatus.OBJECTED,
  ]);
  expect(fits(finished(ResultStatus.OBJECTED), "attention", "")).toBe(true);
});
