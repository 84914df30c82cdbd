// What is shown of a round while its stream begins, changes, and begins anew.
import { create } from "@bufbuild/protobuf";
import { createClient, createRouterTransport } from "@connectrpc/connect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Event, WatchReplySchema, type WatchReply } from "../api/adoube/v1/event_pb";
import { GameStage, IncidentStage, Side } from "../api/adoube/v1/common_pb";
import { Live } from "./live.svelte";

beforeEach(() => {
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

type Body = NonNullable<Parameters<typeof create<typeof WatchReplySchema>>[1]>["body"];
const reply = (body: Body): WatchReply => create(WatchReplySchema, { body });

const begin = (round: number) => reply({ case: "begin", value: { round, time: 1_000n, speed: 1 } });
const board = (round: number, board: number, white = 60_000n) =>
  reply({
    case: "board",
    value: { board: { round, board }, state: GameStage.PLAYING, clocks: { white, black: 60_000n } },
  });
const incident = (number: number) =>
  reply({ case: "incident", value: { number, stage: IncidentStage.OPEN } });
const current = reply({ case: "current", value: {} });
const ticks = (time: bigint, white: bigint) =>
  reply({
    case: "ticks",
    value: { time, boards: [{ board: 1, white, black: 60_000n, running: Side.WHITE }] },
  });

/** A round after this was told; the stream stays open. */
async function told(...news: WatchReply[]): Promise<Live> {
  let taken = false;
  const transport = createRouterTransport(({ service }) => {
    service(Event, {
      async *watch(_, { signal }) {
        yield* news;
        // Asked for more: all that was told was taken.
        taken = true;
        await new Promise((done) => signal.addEventListener("abort", done));
      },
    });
  });
  const live = new Live({
    event: createClient(Event, transport),
    tournament: "open",
    signedOut: () => undefined,
  });
  live.start();
  await vi.waitFor(() => expect(taken).toBe(true), 10_000);
  live.stop();
  return live;
}

test("first everything, then what changes", async () => {
  const live = await told(begin(3), board(3, 1), board(3, 2), incident(4), current);
  expect([live.round, [...live.boards.keys()], [...live.incidents.keys()]]).toEqual([
    3,
    ["3.1", "3.2"],
    [4],
  ]);
});

test("clocks are what a tick says, and are never reckoned", async () => {
  const live = await told(begin(3), board(3, 1), ticks(5_000n, 41_000n), current);
  expect(live.boards.get("3.1")?.clocks).toEqual({
    white: 41_000,
    black: 60_000,
    running: Side.WHITE,
  });
  expect([live.time, live.since(2_000)]).toEqual([5_000, 3_000]);
});

const venue = (connected: boolean, lastContact: bigint) =>
  reply({ case: "venue", value: { venue: "madrid", connected, lastContact } });

/** VEN-4: a node may hang while its link stands. */
test("ven_4 a venue that is connected and not heard is silent, until it is heard", async () => {
  const news = [begin(3), venue(true, 900n), current, ticks(3_900n, 41_000n)];
  const silent = async (...more: WatchReply[]) =>
    (await told(...news, ...more)).silent.has("madrid");
  expect([
    await silent(),
    await silent(ticks(3_901n, 41_000n)),
    await silent(ticks(3_901n, 41_000n), venue(true, 3_800n)),
    await silent(ticks(3_901n, 41_000n), venue(false, 900n)),
    await silent(ticks(9_000n, 41_000n), begin(3), current),
  ]).toEqual([false, true, false, false, false]);
});

test("a board of another round is not mixed in", async () => {
  const live = await told(begin(3), board(3, 1), board(2, 1), current);
  expect([...live.boards.keys()]).toEqual(["3.1"]);
});

test("when the stream begins anew, what is not told again is gone", async () => {
  const again = [begin(3), board(3, 2), current];
  const live = await told(begin(3), board(3, 1), board(3, 2), incident(4), ...again);
  expect([[...live.boards.keys()], live.incidents.size]).toEqual([["3.2"], 0]);
});

test("another round takes the place of the one before", async () => {
  const live = await told(begin(3), board(3, 1), begin(4), board(4, 1), current);
  expect([live.round, [...live.boards.keys()]]).toEqual([4, ["4.1"]]);
});

test("who is short of time is known by the tick", async () => {
  const live = await told(begin(3), board(3, 1), ticks(2_000n, 9_000n), current);
  expect(live.boards.get("3.1")?.short).toBe(0);
});

test("what is shown is as of no earlier than the last that happened", async () => {
  const late = reply({
    case: "incident",
    value: { number: 5, stage: IncidentStage.OPEN, opened: 1_900n },
  });
  const live = await told(begin(3), current, late);
  expect(live.asOf).toBeGreaterThanOrEqual(1_900);
});

test("a board's incidents are other ones when one of them changes, and not by those of other boards", async () => {
  const boards = [{ round: 3, board: 1 }];
  const of = async (number: number, stage: IncidentStage) => {
    const brief = reply({ case: "incident", value: { number, stage, boards } });
    const live = await told(begin(3), current, incident(9), brief);
    return [live.incidentsOf("3.1"), live.incidentsOf("3.2")];
  };
  const [open, closed] = [await of(4, IncidentStage.OPEN), await of(4, IncidentStage.CLOSED)];
  expect(open[0]).not.toBe(closed[0]);
  expect([open[1], closed[1]]).toEqual(["", ""]);
});
