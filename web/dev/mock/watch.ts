// What a coordinator would send to officials who watch a round or a board, made up.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { Side } from "../../api/adoube/v1/common_pb";
import {
  Action,
  BoardViewSchema,
  WatchReplySchema,
  type WatchReply,
} from "../../api/adoube/v1/event_pb";
import { incidents } from "./incidents";
import type { Made } from "./made";

type Body = WatchReply["body"];
const reply = (body: Body) => create(WatchReplySchema, { body });
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const NO_RESULT = { code: "no-result", article: "O 17.11", text: "the board has no result" };

/** In so many parts of a second the clocks are told, as the coordinator does it. */
const TURNS = 10;

/** What can be done on a board that is paused. */
const { actions: ACTIONS } = create(BoardViewSchema, {
  actions: [
    { action: Action.RESUME },
    { action: Action.ADD_TIME },
    { action: Action.APPROVE_RESULT, refusal: NO_RESULT },
    { action: Action.CORRECT_RESULT, refusal: NO_RESULT },
    { action: Action.REOPEN, refusal: NO_RESULT },
    { action: Action.EXTEND_DEFAULT_TIME },
  ],
});

export async function* watchBoard(made: Made, number: number): AsyncGenerator<WatchReply> {
  if (made.cut) throw new ConnectError("Failed to fetch", Code.Unavailable);
  const view = made.boards.find(({ board }) => board?.board === number);
  if (view) yield reply({ case: "board", value: { ...view, actions: ACTIONS } });
  for (; !made.cut; await sleep(1_000))
    yield create(WatchReplySchema, { body: { case: "ticks", value: { time: BigInt(made.now) } } });
}

export async function* watch(made: Made): AsyncGenerator<WatchReply> {
  if (made.cut) throw new ConnectError("Failed to fetch", Code.Unavailable);
  yield create(WatchReplySchema, {
    body: {
      case: "begin",
      value: { tournament: "open", round: 3, time: BigInt(made.now), speed: 1 },
    },
  });
  for (const board of made.boards) yield reply({ case: "board", value: board });
  for (const venue of made.venues) yield reply({ case: "venue", value: venue });
  for (const { brief } of incidents()) if (brief) yield reply({ case: "incident", value: brief });
  yield create(WatchReplySchema, { body: { case: "current", value: {} } });
  for (let turn = 0; !made.cut; turn = (turn + 1) % TURNS) {
    if (turn === 0) made.tick();
    // Each venue tells in its own moment of the second.
    for (const venue of made.venues.filter((_, index) => index % TURNS === turn)) {
      const told = venue.connected && venue.venue !== made.hung;
      if (told) yield reply({ case: "venue", value: venue });
    }
    const shown = made.boards.filter(({ board }) => (board?.board ?? 0) % TURNS === turn);
    const boards = shown.map(({ board, clocks }) => ({
      board: board?.board ?? 0,
      white: clocks?.white ?? 0n,
      black: clocks?.black ?? 0n,
      running: clocks?.running ?? Side.UNSPECIFIED,
    }));
    yield create(WatchReplySchema, {
      body: { case: "ticks", value: { time: BigInt(made.now), boards } },
    });
    await sleep(1_000 / TURNS);
  }
  throw new ConnectError("the connection was cut", Code.Unavailable);
}
