// Records of a board's games: read whole, then as its views bring them, and while another board is looked at.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { BoardEventSchema, type BoardEvent } from "../../api/adoube/v1/board_pb";
import { BoardViewSchema, GameViewSchema, type GameView } from "../../api/adoube/v1/event_pb";
import { deskOf } from "../../dev/stand/desk";
import { LiveBoard } from "../liveBoard.svelte";
import { Games, merged } from "./games.svelte";

const settled = () => new Promise<void>((done) => setTimeout(done));

type Case = NonNullable<BoardEvent["event"]["case"]>;
const record = (sequence: number, kind: Case = "moved"): BoardEvent => {
  const event = { case: kind, value: {} } as MessageInitShape<typeof BoardEventSchema>["event"];
  return create(BoardEventSchema, { sequence: BigInt(sequence), event });
};
const numbers = (events: readonly BoardEvent[]) => events.map(({ sequence }) => Number(sequence));
const view = (sequence: number, events: BoardEvent[] = []) =>
  create(BoardViewSchema, { board: { round: 1, board: 1 }, sequence: BigInt(sequence), events });

test("what happened at one board is never told of another, however late the answers come", async () => {
  const answers = new Map<number, () => void>();
  const desk = deskOf([], {
    event: {
      async *games({ board }: { board: number }) {
        await new Promise<void>((done) => answers.set(board, done));
        yield create(GameViewSchema, { board: { round: 1, board }, events: [record(board)] });
      },
    },
  });
  const games = new Games();
  games.follow(desk, { round: 1, board: 1 });
  answers.get(1)?.();
  await settled();
  expect(numbers(games.events)).toEqual([1]);
  const stop = games.follow(desk, { round: 1, board: 2 });
  expect(numbers(games.events)).toEqual([]);
  stop();
  games.follow(desk, { round: 1, board: 3 });
  answers.get(3)?.();
  answers.get(2)?.();
  await settled();
  expect(numbers(games.events)).toEqual([3]);
});

test("records are merged by their numbers, each once, with the gaps that hidden records leave", () => {
  const table: [number[], number[], number[]][] = [
    [[], [], []],
    [[], [4, 6], [4, 6]],
    [[1, 2], [3], [1, 2, 3]],
    [
      [1, 2],
      [2, 3],
      [1, 2, 3],
    ],
    [[1, 3], [6], [1, 3, 6]],
    [
      [1, 2, 3],
      [2, 3],
      [1, 2, 3],
    ],
  ];
  for (const [events, pushed, both] of table) {
    const all = [events, pushed].map((some) => some.map((sequence) => record(sequence)));
    expect(numbers(merged(all[0] ?? [], all[1] ?? []))).toEqual(both);
  }
});

/** A board with two records that is followed; each reading waits for its answer: a last record, or a failure. */
class Followed {
  readonly asked: ((answer: number | Error) => Promise<void>)[] = [];
  readonly board = new LiveBoard(view(2));
  readonly games = new Games();
  readonly stop: () => void;

  constructor() {
    const asked = this.asked;
    const desk = deskOf([], {
      event: {
        async *games(): AsyncGenerator<GameView> {
          const last = await new Promise<number | Error>((done) =>
            asked.push((answer) => (done(answer), settled())),
          );
          if (last instanceof Error) throw last;
          const events = Array.from({ length: last }, (_, index) => record(index + 1));
          yield create(GameViewSchema, { board: { round: 1, board: 1 }, events });
        },
      },
    });
    desk.live.boards.set("1.1", this.board);
    this.stop = this.games.follow(desk, { round: 1, board: 1 });
  }

  get shown() {
    return numbers(this.games.events);
  }
}

let followed: Followed;
const answer = async (last: number | Error) => followed.asked.at(-1)?.(last);
const push = (sequence: number, ...events: BoardEvent[]) =>
  followed.board.change(view(sequence, events));

beforeEach(async () => {
  followed = new Followed();
  await settled();
});

test("moves are appended without another question, also several of one frame and after a hidden record", async () => {
  await answer(2);
  push(3, record(3));
  push(6, record(5), record(6, "drawOffered"));
  push(7, create(BoardEventSchema, { sequence: 7n, back: {} }));
  await settled();
  expect([followed.shown, followed.asked.length]).toEqual([[1, 2, 3, 5, 6, 7], 1]);
});

test("a move that comes while the games are read is shown with them, once", async () => {
  push(3, record(3));
  push(4, record(4));
  expect(followed.shown).toEqual([]);
  await answer(3);
  expect([followed.shown, followed.asked.length]).toEqual([[1, 2, 3, 4], 1]);
});

test("a record of which a view has not everything is read, with what comes meanwhile", async () => {
  await answer(2);
  push(3, record(3, "ruled"));
  push(4, record(4));
  await settled();
  expect([followed.shown, followed.asked.length]).toEqual([[1, 2], 2]);
  await answer(3);
  expect(followed.shown).toEqual([1, 2, 3, 4]);
  push(5, record(5));
  expect([followed.shown, followed.asked.length]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test("a view without records after a reconnection asks again if there are newer ones, and only then", async () => {
  await answer(2);
  push(2);
  await settled();
  expect(followed.asked.length).toBe(1);
  push(5);
  await settled();
  await answer(5);
  expect([followed.shown, followed.asked.length]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test("after a reading that failed the next record asks again, and nothing is left out", async () => {
  await answer(new Error("unreadable"));
  expect(followed.games.failure).not.toBe("");
  push(3, record(3));
  await settled();
  await answer(3);
  expect([followed.shown, followed.games.failure]).toEqual([[1, 2, 3], ""]);
});

test("what is no longer followed is not changed", async () => {
  await answer(2);
  followed.stop();
  push(3, record(3, "ruled"));
  await settled();
  expect([followed.shown, followed.asked.length]).toEqual([[1, 2], 1]);
});
