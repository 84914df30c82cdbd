// A board that another page of the same device shows for a while.
import { GameStage } from "../api/adoube/v1/common_pb";
import { Code, ConnectError, createRouterTransport } from "@connectrpc/connect";
import { create } from "@bufbuild/protobuf";
import { expect, test, vi } from "vitest";
import { ConnectionState, PlayPage, ShownSchema, type Shown } from "../api/adoube/v1/page_pb";
import { Seat } from "./seat.svelte";

const WHILE = 13 * 60_000;

/** White's clock, which runs. */
const shown = (white: number) =>
  create(ShownSchema, {
    connection: { state: ConnectionState.CONNECTED },
    seat: { board: { round: 1, board: 1 }, side: 1 },
    board: {
      stage: GameStage.PLAYING,
      game: 1,
      clocks: { white: BigInt(white), running: 1 },
    },
  });

/** A seat whose agent tells what is handed to it. */
function followed() {
  let next: (what: Shown | ConnectError) => void = () => {};
  let told: Promise<Shown | ConnectError>;
  const anew = () => (told = new Promise((done) => (next = done)));
  anew();
  const asked: boolean[] = [];
  const transport = createRouterTransport(({ service }) => {
    service(PlayPage, {
      async *watch({ ifFree }) {
        asked.push(ifFree);
        for (;;) {
          const what = await told;
          anew();
          if (what instanceof ConnectError) throw what;
          yield what;
        }
      },
      beat: () => ({}),
    });
  });
  const seat = new Seat(transport);
  seat.follower.start();
  return { seat, asked, tell: (what: Shown | ConnectError) => next(what) };
}

const elsewhere = () => new ConnectError("another page shows the seat", Code.Aborted);

test("what is shown again where it was shown before tells of no lost connection", async () => {
  sessionStorage.clear();
  const now = performance.now.bind(performance);
  let later = WHILE;
  vi.spyOn(performance, "now").mockImplementation(() => now() + later);
  const { seat, asked, tell } = followed();
  await vi.waitFor(() => expect(asked).toEqual([false]));
  tell(shown(900_000));
  await vi.waitFor(() => expect(seat.stage).toBe(GameStage.PLAYING));
  expect(sessionStorage.length).toBe(1);
  tell(elsewhere());
  await vi.waitFor(() => expect(seat.end).toBe("elsewhere"));
  expect(sessionStorage.length, "nothing for a load of this page to reckon from").toBe(0);
  later += WHILE;
  seat.takeOver();
  await vi.waitFor(() => expect(asked).toEqual([false, false]));
  expect(seat.end, "no page that is not connected shows up").toBe("elsewhere");
  tell(shown(96_000));
  await vi.waitFor(() => expect(seat.end).toBe(""));
  expect(seat.cut).toBeNull();
  vi.restoreAllMocks();
  seat.follower.stop();
});

test("an agent that does not answer who takes the board back is told", async () => {
  const { seat, asked, tell } = followed();
  tell(elsewhere());
  await vi.waitFor(() => expect(seat.end).toBe("elsewhere"));
  seat.takeOver();
  await vi.waitFor(() => expect(asked).toEqual([false, false]));
  tell(new ConnectError("gone", Code.Unavailable));
  await vi.waitFor(() => expect(seat.end).toBe(""));
  seat.follower.stop();
});
