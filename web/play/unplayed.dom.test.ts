// A move that waited for the connection and came when the clocks stood.
import { PlayCommandKind } from "../api/adoube/v1/play_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionState, PlayPage, ShownSchema, type DoRequest } from "../api/adoube/v1/page_pb";
import { atBoard, type AtBoard } from "../dev/mock/atBoard";
import { commandOf } from "../dev/stand/playerCommand";
import { Drawn } from "../dev/stand/drawn.svelte";
import { stubObservers } from "../dev/stand/observers";
import { language } from "../shared/i18n.svelte";
import { Hand, setHand } from "./board/hand.svelte";
import Notes from "./panel/Notes.svelte";
import { Seat, setSeat } from "./seat.svelte";

beforeEach(() => {
  language.code = "en";
  stubObservers();
});

/** As the agent tells it: White is to move, and has not moved yet. */
const shown = (state: ConnectionState, board: AtBoard, fen = "start") =>
  create(ShownSchema, {
    connection: { state },
    seat: { board: { round: 1, board: 1 }, side: 1 },
    ...atBoard({ fen, game: 1, clocks: {}, ...board }),
  });
const paused = () => shown(ConnectionState.CONNECTED, { stage: GameStage.PAUSED });
const runs = () =>
  shown(ConnectionState.CONNECTED, { stage: GameStage.PLAYING, may: { move: true } });
const waits = () =>
  shown(ConnectionState.LOST, {
    stage: GameStage.PLAYING,
    pending: PlayCommandKind.MOVE,
    pendingMove: "d2d4",
    clocksOld: true,
  });

/** A seat at a board, whose agent is answered so to each move. */
async function seated(code: string) {
  const given: DoRequest[] = [];
  let next: (what: ReturnType<typeof shown>) => void = () => {};
  let told = new Promise<ReturnType<typeof shown>>((done) => (next = done));
  const transport = createRouterTransport(({ service }) => {
    service(PlayPage, {
      async *watch() {
        for (;;) {
          const what = await told;
          told = new Promise((done) => (next = done));
          yield what;
        }
      },
      beat: () => ({}),
      do(request) {
        given.push(request);
        return code === "" ? {} : { refusal: { code, text: "the board is paused" } };
      },
    });
  });
  const seat = new Seat(transport);
  const drawn = new Drawn(Notes, {}, () => {
    setSeat(seat);
    setHand(new Hand(seat));
  });
  seat.follower.start();
  const tell = async (what: ReturnType<typeof shown>) => {
    await drawn.settle();
    next(what);
    const [fen, stage] = [what.local?.fen, what.board?.stage];
    await vi.waitFor(() => expect([seat.fen, seat.stage]).toEqual([fen, stage]));
    await vi.waitFor(() => expect(seat.connection).toBe(what.connection?.state));
    await drawn.settle();
  };
  return { seat, drawn, given, tell };
}

test("it is named, with why it was not played, until it is played again", async () => {
  const { seat, drawn, given, tell } = await seated("board-paused");
  await tell(runs());
  await seat.move({ uci: "d2d4", shown: "d2d4" });
  await tell(paused());
  expect(drawn.text).toContain("Your move d2–d4 was not played. The clocks were stopped");
  expect(drawn.text).toContain("Play it, or another move, when your clock is running.");
  expect(drawn.button("Play it now")).toBeUndefined();
  expect(drawn.text).not.toContain("Not done");
  // By itself nothing is sent.
  await tell(runs());
  expect(given.length).toBe(1);
  await drawn.press("Play it now");
  await vi.waitFor(() => expect(given.length).toBe(2));
  expect(given[1] && commandOf(given[1]).value).toMatchObject({ ply: 1, uci: "d2d4" });
  seat.follower.stop();
});

test("a page that was loaded anew meanwhile tells the same", async () => {
  const { seat, drawn, tell } = await seated("");
  await tell(waits());
  expect(drawn.text).toContain("you cannot take it back");
  await tell(paused());
  expect(drawn.text).toContain("Your move d2–d4 was not played. The clocks were stopped");
  await drawn.press("Seen");
  expect(drawn.text).not.toContain("was not played");
  seat.follower.stop();
});

test("of a move that was played, or in another position, nothing is told", async () => {
  const { seat, drawn, tell } = await seated("");
  await tell(waits());
  await tell(shown(ConnectionState.CONNECTED, { stage: GameStage.PLAYING }, "after d4"));
  expect(drawn.text).not.toContain("was not played");
  await tell(waits());
  await tell(paused());
  expect(drawn.text).toContain("was not played");
  await tell(shown(ConnectionState.CONNECTED, { stage: GameStage.PLAYING }, "taken back"));
  expect(drawn.text).not.toContain("was not played");
  seat.follower.stop();
});

test("a move that is none is refused as ever", async () => {
  const { seat, drawn, tell } = await seated("illegal-move");
  await tell(runs());
  await seat.move({ uci: "d2d5", shown: "d2d5" });
  await drawn.settle();
  expect(drawn.text).toContain("Not done");
  expect(drawn.text).not.toContain("was not played");
  seat.follower.stop();
});
