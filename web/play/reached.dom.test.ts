// What a player's page offers while nothing that is pressed would arrive: of all commands a move alone waits.
import { Ending, GameStage } from "../api/adoube/v1/common_pb";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionState, ShownSchema } from "../api/adoube/v1/page_pb";
import { Drawn } from "../dev/stand/drawn.svelte";
import { language } from "../shared/i18n.svelte";
import Before from "./panel/Before.svelte";
import Options from "./panel/Options.svelte";
import Outcome from "./panel/Outcome.svelte";
import Ruling from "./panel/Ruling.svelte";
import { Seat, setSeat } from "./seat.svelte";

beforeEach(() => {
  language.code = "en";
  // What is observed is in sight.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (all: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

type Board = Exclude<MessageInitShape<typeof ShownSchema>["board"], undefined>;

function seated(board: Board) {
  const seat = new Seat(createRouterTransport(() => {}));
  const terms = { smartMove: true };
  seat.shown = create(ShownSchema, {
    connection: { state: ConnectionState.CONNECTED },
    seat: { board: { round: 1, board: 1 }, side: 1, terms },
    board,
  });
  seat.follower.stale = false;
  return seat;
}

const over: Board = {
  stage: GameStage.FINISHED,
  outcome: { ending: Ending.RESIGNATION },
  may: { confirm: true },
};
const ruled: Board = {
  stage: GameStage.PAUSED,
  ruling: { reason: "go on", whenReady: true },
  may: { ready: true },
};

test.each([
  ["that the result was seen", Outcome, over],
  ["that he is here", Before, { stage: GameStage.WAITING, may: { checkIn: true } } as Board],
  ["that he is ready", Ruling, ruled],
])("%s is said only to an agent that hears it", async (_, part, board) => {
  const seat = seated(board);
  const drawn = new Drawn(part, {}, () => setSeat(seat));
  await drawn.settle();
  const button = document.querySelector<HTMLButtonElement>("button.main");
  expect(button?.disabled).toBe(false);
  seat.follower.stale = true;
  await drawn.settle();
  expect(button?.disabled).toBe(true);
  seat.follower.stale = false;
  seat.shown = create(ShownSchema, {
    ...(seat.shown as object),
    connection: { state: ConnectionState.LOST },
  });
  await drawn.settle();
  expect(button?.disabled).toBe(true);
});

test("how moves are entered is chosen only where it arrives", async () => {
  const seat = seated({ stage: GameStage.PLAYING, may: { setOptions: true } });
  const drawn = new Drawn(Options, {}, () => setSeat(seat));
  const fields = () => document.querySelector("fieldset")?.disabled;
  expect(fields()).toBe(false);
  seat.follower.stale = true;
  await drawn.settle();
  expect(fields()).toBe(true);
});
