// The one move that waits while the page or its device is not connected.
import { GameStage } from "../api/adoube/v1/common_pb";
import { PauseCause } from "../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionState, PlayPage, ShownSchema, type Shown } from "../api/adoube/v1/page_pb";
import { NotNow, PlayCommandKind, SeatTermsSchema } from "../api/adoube/v1/play_pb";
import { atBoard, type AtBoard } from "../dev/mock/atBoard";
import { commandOf } from "../dev/stand/playerCommand";
import { Drawn } from "../dev/stand/drawn.svelte";
import { stubObservers } from "../dev/stand/observers";
import { language } from "../shared/i18n.svelte";
import { Hand, setHand } from "./board/hand.svelte";
import NoSeat from "./closed/NoSeat.svelte";
import MoveField from "./panel/MoveField.svelte";
import Notes from "./panel/Notes.svelte";
import { Seat, setSeat, type Command } from "./seat.svelte";

beforeEach(() => {
  language.code = "en";
  stubObservers();
});

type Answer = { code: string } | "done" | "unreachable" | "waits";

const shown = (state: ConnectionState, board: AtBoard = {}) =>
  create(ShownSchema, {
    connection: { state },
    seat: { board: { round: 1, board: 1 }, side: 1 },
    ...atBoard({
      fen: "start",
      game: 1,
      stage: GameStage.PLAYING,
      toMove: 1,
      may: { move: true },
      clocks: {},
      clocksOld: state === ConnectionState.LOST,
      ...board,
    }),
  });

/** White at a board, whose agent answers so to each command by its name. */
async function seated(answer: (command: Command) => Answer = () => "done") {
  const given: ReturnType<typeof commandOf>[] = [];
  let next: (what: Shown) => void = () => {};
  let told = new Promise<Shown>((done) => (next = done));
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
      async do(request) {
        const command = commandOf(request);
        given.push(command);
        const became = answer(command as Command);
        if (became === "unreachable") throw new ConnectError("no answer", Code.Unavailable);
        if (became === "waits") return new Promise<never>(() => {});
        return became === "done" ? {} : { refusal: { code: became.code, text: became.code } };
      },
    });
  });
  const seat = new Seat(transport);
  const within = () => {
    setSeat(seat);
    setHand(new Hand(seat));
  };
  const drawn = new Drawn(Notes, {}, within);
  seat.follower.start();
  let tellings = 0;
  const tell = async (what: Shown) => {
    await drawn.settle();
    what.identified = ++tellings;
    next(what);
    await vi.waitFor(() => expect(seat.shown?.identified).toBe(tellings));
    await drawn.settle();
  };
  await tell(shown(ConnectionState.CONNECTED));
  /** The page gets no answer from its device. */
  const silent = async () => {
    seat.follower.stale = true;
    await drawn.settle();
  };
  const moves = () =>
    given.map(({ case: name, value }) =>
      name === "move" ? value.uci || value.written : (name ?? ""),
    );
  return { seat, drawn, moves, tell, silent, within };
}

const E4 = { uci: "e2e4", shown: "e2e4" };
const D4 = { uci: "d2d4", shown: "d2d4" };
const NC3 = { written: "Nc3", language: "en" };

test("dis_2 of the moves that are entered while the device does not answer the shown one is played, once", async () => {
  const { seat, drawn, moves, tell, silent } = await seated();
  await silent();
  for (const [entered, name] of [
    [NC3, "Nc3"],
    [E4, "e2–e4"],
    [D4, "d2–d4"],
  ] as const) {
    expect(await seat.move(entered)).toBe(true);
    await drawn.settle();
    expect(drawn.text).toContain(`Waiting for the connection: ${name}`);
    expect(drawn.text).toContain("Until then you can take it back or enter another move.");
  }
  expect(moves()).toEqual([]);
  await tell(shown(ConnectionState.CONNECTED));
  await vi.waitFor(() => expect(moves()).toEqual(["d2d4"]));
  await tell(shown(ConnectionState.CONNECTED, { fen: "after d4", toMove: 2, may: {} }));
  await tell(shown(ConnectionState.CONNECTED, { fen: "after d4", toMove: 2, may: {} }));
  expect(moves()).toEqual(["d2d4"]);
  seat.follower.stop();
});

test("dis_2 a move that is taken back is not sent", async () => {
  const { seat, drawn, moves, tell, silent } = await seated();
  await silent();
  await seat.move(NC3);
  await drawn.settle();
  await drawn.press("Take back");
  expect(drawn.text).not.toContain("Waiting for the connection");
  expect(seat.answer).toBe("You took your move back. It will not be sent.");
  await tell(shown(ConnectionState.CONNECTED));
  await drawn.settle();
  expect(moves()).toEqual([]);
  seat.follower.stop();
});

test("dis_2 a move that waited for a game that is paused by then is named, and one of another position is dropped", async () => {
  const { seat, drawn, moves, tell, silent } = await seated();
  await silent();
  await seat.move(E4);
  await tell(shown(ConnectionState.CONNECTED, { stage: GameStage.PAUSED, may: {} }));
  expect(drawn.text).toContain("Your move e2–e4 was not played. The clocks were stopped");
  await tell(shown(ConnectionState.CONNECTED));
  await silent();
  await seat.move(D4);
  await tell(shown(ConnectionState.CONNECTED, { fen: "restored" }));
  expect(drawn.text).toContain("Your move d2–d4 was not played. The position changed before");
  expect(drawn.button("Play d2–d4")).toBeUndefined();
  await silent();
  await seat.move(NC3);
  await tell(
    shown(ConnectionState.CONNECTED, { fen: "restored", stage: GameStage.FINISHED, may: {} }),
  );
  expect(drawn.text).toContain(
    "Your move Nc3 was not played. The game ended before it could be sent",
  );
  expect(moves()).toEqual([]);
  seat.follower.stop();
});

test("dis_2 a move waits while an agent that was silent tells all moves of the game again", async () => {
  for (const entered of [NC3, E4]) {
    const { seat, drawn, moves, tell, silent } = await seated();
    const game = () => ({ movesFrom: 0, moves: [{ uci: "e2e4" }, { uci: "e7e5" }] });
    await tell(shown(ConnectionState.CONNECTED, game()));
    await silent();
    await seat.move(entered);
    // It has no seat, then has not read its board to the end, then has, and no move can be made yet.
    const joining = shown(ConnectionState.JOINING);
    joining.seat = undefined;
    joining.board = undefined;
    await tell(joining);
    await tell(shown(ConnectionState.JOINING, { fen: "first", clocksOld: true, may: {} }));
    await tell(shown(ConnectionState.LOST, { ...game(), may: {} }));
    expect(drawn.text).toContain("Waiting for the connection");
    // The game was paused for this disconnection alone.
    const away = shown(ConnectionState.CONNECTED, {
      ...game(),
      stage: GameStage.PAUSED,
      pause: { cause: PauseCause.SILENCE },
      may: {},
    });
    if (away.seat) away.seat.terms = create(SeatTermsSchema, { resumesByItself: true });
    await tell(away);
    expect(drawn.text).not.toContain("was not played");
    await tell(shown(ConnectionState.CONNECTED, game()));
    await vi.waitFor(() => expect(moves()).toHaveLength(1));
    seat.follower.stop();
  }
});

test("dis_2 a move that may have arrived is neither taken back nor replaced, and is given again once", async () => {
  let isBack = false;
  const { seat, drawn, moves, tell, silent } = await seated(() =>
    isBack ? "done" : "unreachable",
  );
  void seat.move(E4);
  await vi.waitFor(() => expect(moves()).toEqual(["e2e4"]));
  await silent();
  expect(drawn.text).toContain("It may have arrived already, so you cannot take it back.");
  expect(drawn.button("Take back")).toBeUndefined();
  expect(await seat.move(D4)).toBe(false);
  expect(seat.answer).toBe("Your move is still being sent.");
  isBack = true;
  await tell(shown(ConnectionState.CONNECTED));
  await vi.waitFor(() => expect(moves()).toEqual(["e2e4", "e2e4"]));
  seat.follower.stop();
});

test("dis_2 what the device keeps is taken back and replaced there", async () => {
  const { seat, drawn, moves, tell } = await seated(({ case: name }) =>
    name === "move" ? "waits" : "done",
  );
  const lost = (pendingMove: string, pendingUnsent = true) =>
    shown(ConnectionState.LOST, {
      pending: pendingMove ? PlayCommandKind.MOVE : PlayCommandKind.UNSPECIFIED,
      pendingMove,
      pendingUnsent,
    });
  await tell(lost("", false));
  void seat.move(NC3);
  await tell(lost("b1c3"));
  expect(drawn.text).toContain("Waiting for the connection: b1–c3");
  void seat.move(D4);
  await tell(lost("d2d4"));
  expect(drawn.text).toContain("Waiting for the connection: d2–d4");
  await drawn.press("Take back");
  await tell(lost("", false));
  expect(moves()).toEqual(["Nc3", "d2d4", "takeBackMove"]);
  expect(drawn.text).not.toContain("Waiting for the connection");
  // Nothing is told of it later as of a move that was not played.
  await tell(shown(ConnectionState.CONNECTED));
  expect(drawn.text).not.toContain("was not played");
  void seat.move(E4);
  await tell(lost("e2e4", false));
  expect(drawn.button("Take back")).toBeUndefined();
  seat.follower.stop();
});

test("dis_2 the field says what a move does while it is not connected, and when none can be made", async () => {
  const { seat, tell, silent, within } = await seated();
  const field = new Drawn(MoveField, { usable: true }, within);
  const button = () => document.querySelector("form button");
  await field.settle();
  expect(field.text).toContain("Type a move and press Enter.");
  expect(button()?.getAttribute("aria-disabled")).toBe("false");
  const may = { noMove: NotNow.PAUSED };
  await tell(shown(ConnectionState.CONNECTED, { stage: GameStage.PAUSED, may }));
  await field.settle();
  expect(field.text).toContain("You cannot move now.");
  expect(button()?.getAttribute("aria-disabled")).toBe("true");
  await field.press("Play");
  expect(field.text).toContain("The game is paused: you cannot move now.");
  await tell(shown(ConnectionState.CONNECTED));
  await silent();
  await field.settle();
  expect(field.text).toContain("Raise your hand to call the arbiter.");
  expect(button()?.getAttribute("aria-disabled")).toBe("false");
  seat.follower.stop();
});

test("brd_6 no premove is sent to a device that does not answer", async () => {
  const { seat, moves, silent } = await seated();
  await silent();
  expect(await seat.premove({ uci: "e7e5" })).toBe(false);
  expect(seat.answer).toContain("It is not your turn");
  expect(moves()).toEqual([]);
  seat.follower.stop();
});

test("what was refused in a game that is over is told no longer", async () => {
  const { seat, drawn, tell } = await seated();
  seat.refuse("it is not your turn");
  await drawn.settle();
  expect(drawn.text).toContain("Not done");
  await tell(shown(ConnectionState.CONNECTED, { stage: GameStage.FINISHED, may: {} }));
  expect(drawn.text).not.toContain("Not done");
  seat.follower.stop();
});

/** As a device tells it whose seat moved to another one. */
const seatless = () => create(ShownSchema, { connection: { state: ConnectionState.CONNECTED } });

test("ven_1 who entered a move at a device whose seat moved reads there that it was not played", async () => {
  const { seat, tell, silent, moves, within } = await seated();
  await silent();
  await seat.move(NC3);
  const page = new Drawn(NoSeat, { left: true }, within);
  await tell(seatless());
  expect(page.text).toContain("Your move Nc3 was not played.");
  expect(page.text).toContain("moved to another computer before it was sent");
  expect(page.text).not.toContain("You do not need to do anything");
  await page.press("Seen");
  expect(page.text).not.toContain("Nc3");
  expect(page.text).toContain("You do not need to do anything");
  // The seat comes back while its position is still on the board.
  await tell(shown(ConnectionState.CONNECTED));
  expect(moves()).toEqual([]);
  seat.follower.stop();
});

test("ven_1 of a move that a device kept, its page says whether it may have arrived", async () => {
  const answers: [boolean, string][] = [
    [true, "Your move e2–e4 was not played."],
    [false, "Your move e2–e4 may not have been played."],
  ];
  for (const [pendingUnsent, says] of answers) {
    const { seat, tell, within } = await seated((): Answer => "waits");
    const page = new Drawn(NoSeat, { left: true }, within);
    await tell(
      shown(ConnectionState.LOST, {
        pending: PlayCommandKind.MOVE,
        pendingMove: "e2e4",
        pendingUnsent,
      }),
    );
    await tell(seatless());
    expect(page.text).toContain(says);
    seat.follower.stop();
  }
  const refused = await seated((): Answer => ({ code: "moved-on" }));
  const page = new Drawn(NoSeat, { left: true }, refused.within);
  await refused.seat.move(E4);
  await refused.tell(seatless());
  expect(page.text).toContain("Your move e2–e4 may not have been played.");
  refused.seat.follower.stop();
});
