// What a player is told besides the moves: each state has its words, and its buttons only where
// something may be done.
import { PlayCommandKind } from "../api/adoube/v1/play_pb";
import { PauseCause, Remedy } from "../api/adoube/v1/board_pb";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { GameStage, PenaltyKind, PenaltySchema, Role, Side } from "../api/adoube/v1/common_pb";
import { ConnectionLoss, ConnectionState, ShownSchema } from "../api/adoube/v1/page_pb";
import { language } from "../shared/i18n.svelte";
import { asks } from "./note";
import { notes, type Own } from "./notes";

const OWN: Own = {
  side: "white",
  other: "black",
  opponent: "Firouzja, Alireza",
  agentSilent: false,
  cut: null,
  refused: "",
  refusals: 0,
  waiting: null,
  unplayed: null,
  missed: "paused",
  asked: "",
  written: "",
  missedPremove: "",
  seenNotice: 0,
  seenCalls: [],
  seenBacks: [],
  seenDeclined: false,
};

beforeEach(() => (language.code = "en"));

function told(shown: MessageInitShape<typeof ShownSchema>, own: Partial<Own> = {}) {
  const all = notes(create(ShownSchema, shown), { ...OWN, ...own });
  return all.map(({ title, text, acts }) => [title, text, ...acts].filter(Boolean).join(" | "));
}

const playing = { stage: GameStage.PLAYING };
const runs = { clockRuns: true };
const stops = { clockRuns: false, stopsAfter: 90_000n };

test("nothing is told where nothing is the matter", () => {
  expect(told({ connection: { state: ConnectionState.CONNECTED }, board: playing })).toEqual([]);
});

test("dis_2 a lost connection says what was known last, and what the event does then", () => {
  const of = (running: Side) => ({
    connection: { state: ConnectionState.LOST },
    board: { ...playing, clocks: { running } },
  });
  expect(told({ ...of(Side.WHITE), seat: { terms: runs } })).toEqual([
    "The connection to the server is lost. | Last known: your clock was running. The clocks keep running while a player is disconnected. | network",
  ]);
  const [text] = told({ ...of(Side.BLACK), seat: { terms: stops } });
  expect(text).toContain("Last known: the clock of Firouzja, Alireza was running.");
  expect(text).toContain("Both clocks stop after 1 min 30 s without a connection.");
  expect(text).toContain("This page cannot see whether the clocks have stopped.");
  expect(text).toContain("An arbiter will resume the game.");
});

test("dis_2 a slow connection invites to play on only who can move", () => {
  const late = (move: boolean) =>
    told({ connection: { state: ConnectionState.LATE }, board: { ...playing, may: { move } } });
  expect(late(true)).toEqual(["The connection is slow. | You can keep playing."]);
  expect(late(false)).toEqual(["The connection is slow."]);
});

test("dis_2 whoever is not connected reads of his opponent how it was, and answers no offer", () => {
  const board = {
    ...playing,
    opponentAway: true,
    drawOffer: Side.BLACK,
    may: { answerDraw: true },
  };
  const terms = { terms: stops };
  const off = told({ connection: { state: ConnectionState.LOST }, board, seat: terms });
  expect(off.at(-1)).toBe("Last known: Firouzja, Alireza was disconnected.");
  expect(off.join()).not.toContain("accept");
  const on = told({ connection: { state: ConnectionState.CONNECTED }, board, seat: terms });
  expect(on.at(-1)).toContain("Firouzja, Alireza is disconnected. | Both clocks stop");
});

test("dis_8 nobody is told that his clock runs while the event's server is out of service", () => {
  const clock = (why: ConnectionLoss) =>
    told({
      connection: { state: ConnectionState.LOST, why },
      board: playing,
      seat: { terms: runs },
    })[0];
  expect(clock(ConnectionLoss.SERVER)).toContain("Nobody loses time.");
  expect(clock(ConnectionLoss.SERVER)).not.toContain("keeps running");
  for (const why of [ConnectionLoss.UPLINK, ConnectionLoss.SILENCE, ConnectionLoss.BROKEN]) {
    expect(clock(why)).toContain("If the event’s server");
  }
  expect(clock(ConnectionLoss.VENUE)).not.toContain("event’s server that");

  // Where an arbiter lets play go on, he does not after the server was out of service.
  const standing = (why: ConnectionLoss) =>
    told({
      connection: { state: ConnectionState.LOST, why },
      board: playing,
      seat: { terms: stops },
    })[0];
  expect(standing(ConnectionLoss.BROKEN)).toContain("the game resumes automatically");
  expect(standing(ConnectionLoss.VENUE)).not.toContain("automatically");
});

test("dis_2 why a connection is lost is said in the reader's language, and how long", () => {
  const lost = (why: ConnectionLoss) => {
    const connection = { state: ConnectionState.LOST, why, silentMs: 12_000n };
    return notes(create(ShownSchema, { connection, board: playing }), OWN)[0];
  };
  expect(lost(ConnectionLoss.VENUE)).toMatchObject({ lasts: 12_000 });
  expect(lost(ConnectionLoss.VENUE)?.text).toContain("cannot reach the venue’s network");
  language.code = "es";
  expect(lost(ConnectionLoss.UPLINK)?.text).toContain("La sede no tiene conexión");
  // What a newer agent may say is no text for a player.
  expect(lost(99 as ConnectionLoss)?.text).not.toContain("version");
});

test("dis_2 a move that waits is said to survive a pause only where the return ends that pause", () => {
  const waiting = { name: "Nf3", canTakeBack: true };
  const said = (terms: { resumesByItself: boolean }) =>
    told(
      { connection: { state: ConnectionState.LOST }, board: playing, seat: { terms } },
      { waiting },
    ).join();
  expect(said({ resumesByItself: true })).toContain("for a reason other than your disconnection");
  expect(said({ resumesByItself: false })).toContain(
    "If the game is paused then, it will not be played",
  );
});

test("brd_1 a refusal ends with one full stop", () => {
  for (const refused of ["“Nf3” is not legal: it is pinned", "The piece on e2 cannot go to e5."])
    expect(told({}, { refused }).join()).toMatch(/[^.]\. \| seen-refusal$/);
});

test("a device that does not answer its own page is told before all else", () => {
  const [first, ...others] = told(
    { connection: { state: ConnectionState.LOST } },
    { agentSilent: true },
  );
  expect(first).toContain("This computer’s game program is not responding.");
  expect(others).toEqual([]);
});

test("dis_2 a page without its device says in one line what to do, and claims nothing of the clocks that it cannot know", () => {
  const alone = (stage: GameStage, terms: { clockRuns: boolean }) =>
    told(
      { board: { ...playing, stage, clocks: { running: Side.WHITE } }, seat: { terms } },
      { agentSilent: true },
    );
  for (const [terms, clocks] of [
    [runs, "The clocks may be running."],
    [
      stops,
      "Both clocks stop after 1 min 30 s without a connection. Until then they may be running.",
    ],
    [
      { clockRuns: false },
      "Both clocks stop when the server notices the lost connection. Until then they may be running.",
    ],
  ] as const) {
    expect(alone(GameStage.PLAYING, terms)).toEqual([
      `This computer’s game program is not responding. | Raise your hand to call the arbiter. ${clocks}`,
    ]);
    expect(alone(GameStage.PAUSED, terms)).toEqual([
      "This computer’s game program is not responding. | Raise your hand to call the arbiter.",
    ]);
  }
  language.code = "es";
  expect(alone(GameStage.PLAYING, runs)[0]).toContain("Levante la mano");
  language.code = "en";
});

test("dis_2 once its device answers again, the page tells what its silence took", () => {
  const cut = { closed: false, lasted: 45_300, was: 904_000, is: 859_000 };
  expect(told({ board: playing }, { cut })).toEqual([
    "This computer’s game program did not respond for 45 s. | Your clock went from 0:15:04 to 0:14:19 in that time. If you want this time back, call the arbiter. | seen-cut",
  ]);
  expect(told({ board: playing }, { cut, agentSilent: true })).toHaveLength(1);
  const [closed] = told({ board: playing }, { cut: { ...cut, closed: true } });
  expect(closed).toContain("This page was closed for 45 s.");
  // What was given back stands with the ruling.
  const ruling = { remedy: Remedy.RESUME, reason: "the device failed" };
  expect(told({ board: { stage: GameStage.PAUSED, ruling } }, { cut })).toEqual([]);
  expect(told({ board: { stage: GameStage.PLAYING, ruling } }, { cut })).toEqual([
    "The arbiter has ruled | The game resumes from this position. Reason: the device failed. By an arbiter. An arbiter has started the clock.",
  ]);
});

test("what waits for the player's answer is known", () => {
  const shown = create(ShownSchema, {
    board: { ...playing, drawOffer: Side.BLACK, may: { answerDraw: true }, opponentAway: true },
  });
  const asking = notes(shown, { ...OWN, asked: "e7e8q" }).filter(asks);
  const written = notes(shown, { ...OWN, written: "Nf6" }).filter(asks);
  expect(written.map(({ title }) => title)).toContainEqual(expect.stringContaining("Nf6"));
  expect(asking.map(({ key }) => key)).toEqual(["draw", "premove"]);
});

test("dis_2 whoever calls while he is not connected is told to raise his hand", () => {
  const lost = {
    connection: { state: ConnectionState.LOST },
    board: playing,
    local: { pending: PlayCommandKind.CALL_ARBITER },
  };
  expect(told(lost)[0]).toContain("raise your hand");
  const called = { ...playing, calls: [{ number: 1 }] };
  const open = (state: ConnectionState) => told({ connection: { state }, board: called }).at(-1);
  expect(open(ConnectionState.LOST)).toContain("Raise your hand");
  expect(open(ConnectionState.CONNECTED)).toContain("Nobody has answered yet");
});

test("end_2 an offer is answered only where it may be", () => {
  const board = { ...playing, drawOffer: Side.BLACK, may: { answerDraw: true } };
  expect(told({ board })).toEqual([
    "Firouzja, Alireza offers a draw. | If you move, you decline it. | accept | decline",
  ]);
  expect(told({ board: { ...board, may: {} } })[0]).not.toContain("accept");
  expect(told({ board: { ...playing, drawOffer: Side.WHITE } })[0]).toContain("You have offered");
  expect(told({ board: { ...playing, drawDeclined: true } })).toEqual([
    "Your draw offer was declined. | seen-declined",
  ]);
  const inWords = { ...playing, drawDeclined: true, may: { offerDraw: false } };
  expect(told({ board: inWords })).toEqual([
    "Your draw offer was declined. | You can offer a draw again after the next move. | seen-declined",
  ]);
  // Whoever thinks for long has read it long ago.
  expect(told({ board: { ...playing, drawDeclined: true } }, { seenDeclined: true })).toEqual([]);
  expect(told({ board: { ...board, stage: GameStage.FINISHED } })).toEqual([]);
});

test("why a premove was dropped is told in the reader's language", () => {
  language.code = "es";
  const premoveDropped = "that piece is the opponent's";
  expect(told({ board: { ...playing, premoveDropped } })).toEqual([
    "Su jugada anticipada no se ha jugado. | Esa pieza es del rival",
  ]);
  language.code = "en";
});

test("brd_6 a premove is asked for, told with its notice, and told when it was dropped", () => {
  expect(told({ board: playing }, { asked: "e7e8q" })).toEqual([
    "Play e7–e8=Q right after your opponent’s move? | Your premove declines a draw offer that comes with your opponent’s move. | confirm-premove | drop-premove",
  ]);
  const missed = (board: MessageInitShape<typeof ShownSchema>["board"]) =>
    told({ board }, { missedPremove: "e7–e8=Q" });
  expect(missed({ ...playing, may: { move: true } })).toEqual([
    "e7–e8=Q was not sent. | Your opponent moved before you confirmed it. It is your move: enter it again if you still want it.",
  ]);
  expect(missed({ stage: GameStage.PAUSED })).toEqual(["e7–e8=Q was not sent."]);
  expect(missed({ stage: GameStage.FINISHED })).toEqual([]);
  const notice = "an offer of a draw that comes with the opponent's move is declined by it";
  const [set] = told({ board: { ...playing, premove: { uci: "g8f6", notice } } });
  expect(set).toContain("g8–f6 waits");
  expect(set).toContain("Your premove declines a draw offer");
  expect(set).toContain("cancel-premove");
  const [dropped] = told({ board: { ...playing, premoveDropped: "the king is in check" } });
  expect(dropped).toBe("Your premove was not played. | The king is in check");
  const over = { ...playing, stage: GameStage.FINISHED, premoveDropped: "the king is in check" };
  expect(told({ board: over })).toEqual([]);
});

test("ven_7 ven_8 what became of a call is told until it was seen", () => {
  const call = { number: 2, leave: true, answered: false };
  expect(told({ board: { ...playing, calls: [call] } })[0]).toContain("asked to leave");
  const help = { number: 3, reason: "noise behind me" };
  expect(told({ board: { ...playing, calls: [help] } })).toEqual([
    "You have called the arbiter. | You wrote: “noise behind me”. Nobody has answered yet. The clocks keep running.",
  ]);
  const granted = { ...call, answered: true, valid: true, note: "five minutes" };
  expect(told({ board: { ...playing, calls: [granted] } })).toEqual([
    "You may leave the playing area. | Answer: five minutes. The clocks keep running while you are away. | seen-call",
  ]);
  expect(told({ board: { ...playing, calls: [granted] } }, { seenCalls: [2] })).toEqual([]);
  const none = { ...granted, leave: false, valid: false, note: "the mouse works" };
  expect(told({ board: { ...playing, calls: [none] } })[0]).toContain(
    "| Answer: the mouse works |",
  );
  const refused = { ...granted, valid: false, note: "" };
  expect(told({ board: { ...playing, calls: [refused] } })[0]).toContain("may not leave");
});

test("a message of the officials stays until it was seen, another one is another", () => {
  const notice = { number: 4, text: "Lunch is in hall B." };
  expect(told({ notice })[0]).toContain("hall B");
  expect(told({ notice }, { seenNotice: 4 })).toEqual([]);
  expect(told({ notice: { ...notice, number: 5 } }, { seenNotice: 4 })).toHaveLength(1);
});

test("evt_6 reversed colours are told with reason and author, before the game and after it was resumed", () => {
  const ruling = {
    remedy: Remedy.REVERSE,
    reason: "the pairing was wrong",
    by: "Castillo, Ada",
    office: Role.CHIEF_ARBITER,
  };
  const what =
    "The colours were reversed. A new game begins, and the old one does not count. " +
    "Reason: the pairing was wrong. By Castillo, Ada, Chief Arbiter.";
  const black = { side: "black", other: "white" } as const;
  expect(told({ board: { stage: GameStage.WAITING, ruling } }, black)).toEqual([
    `You have Black now. | ${what}`,
  ]);
  expect(told({ board: { ...playing, ruling } }, black)[0]).toBe(
    `You have Black now. | ${what} An arbiter has started the clock.`,
  );
  // Before the clock runs it has a panel of its own.
  expect(told({ board: { stage: GameStage.PAUSED, ruling } }, black)).toEqual([]);
  expect(told({ board: { stage: GameStage.PAUSED } }, black)).toEqual([]);
  language.code = "es";
  expect(told({ board: { ...playing, ruling } })[0]).toContain("Ahora lleva blancas.");
});

test("clk_5 an arbiter's change of the clocks is told with both clocks and the reason", () => {
  const times = { white: 600_000n, black: 90_000n, whiteBefore: 300_000n, blackBefore: 90_000n };
  const signed = { by: "Castillo, Ada", office: Role.CHIEF_ARBITER };
  const changed = { ...times, ...signed, reason: "a wet board" };
  const one =
    "White 0:05:00 → 0:10:00 (+0:05:00). Reason: a wet board. By Castillo, Ada, Chief Arbiter.";
  expect(told({ board: { ...playing, clocksChanged: [changed] } })).toEqual([
    `An arbiter changed the clocks | ${one}`,
  ]);
  // A name that is the office is not said twice; who is not known here is an arbiter.
  const chief = { ...changed, by: "Chief Arbiter" };
  expect(told({ board: { ...playing, clocksChanged: [chief] } })[0]).toMatch(
    /By the Chief Arbiter\.$/,
  );
  const nobody = { ...changed, by: "", office: 0 };
  expect(told({ board: { ...playing, clocksChanged: [nobody] } })[0]).toMatch(/By an arbiter\.$/);
  // Neither takes the other from sight; a time control may change alone.
  const control = { ...changed, white: 300_000n, controlBefore: "600+10", control: "600" };
  expect(told({ board: { ...playing, clocksChanged: [changed, control] } })).toEqual([
    `An arbiter changed the clocks | ${one}`,
    "An arbiter changed the clocks | Time control: 10+10 → 10 min. Reason: a wet board. By Castillo, Ada, Chief Arbiter.",
  ]);
  expect(told({ board: { stage: GameStage.FINISHED, clocksChanged: [changed] } })).toEqual([]);
});

const text = (value: string) => ({ value: { case: "text" as const, value } });

test("pen_1 a player reads the penalty with its reason, also once the game is over", () => {
  const signed = { by: "Castillo, Ada", office: Role.CHIEF_ARBITER };
  const time = { white: 300_000n, black: 720_000n, whiteBefore: 300_000n, blackBefore: 600_000n };
  const changed = {
    ...time,
    ...signed,
    reason: "a phone rang",
    article: "O 18.4.1, 18.4.2",
    penalised: Side.WHITE,
    penalties: [
      create(PenaltySchema, { kind: PenaltyKind.WARNING }),
      create(PenaltySchema, {
        kind: PenaltyKind.TIME_TO_OPPONENT,
        message: { id: "penalty-time-to-opponent", arguments: { time: text("0:02:00") } },
      }),
    ],
  };
  const why =
    "Warning; 0:02:00 more for the opponent (O 18.4.1, 18.4.2). Black 0:10:00 → 0:12:00 (+0:02:00). Reason: a phone rang. " +
    "By Castillo, Ada, Chief Arbiter.";
  const board = { ...playing, clocksChanged: [changed] };
  expect(told({ board })).toEqual([`You got a penalty | ${why}`]);
  const black = { side: "black", other: "white" } as const;
  expect(told({ board }, black)).toEqual([`Your opponent got a penalty | ${why}`]);
  const given = { "points-given": text("yes"), points: text("0.5") };
  const lost = create(PenaltySchema, {
    kind: PenaltyKind.GAME_LOST,
    message: { id: "penalty-game-lost", arguments: given },
  });
  const over = {
    stage: GameStage.FINISHED,
    clocksChanged: [{ ...changed, blackBefore: 720_000n, penalties: [lost] }],
  };
  expect(told({ board: over })[0]).toMatch(
    /^You got a penalty \| Game lost, points to the opponent: 0\.5 \(O 18\.4\.1, 18\.4\.2\)\. Reason: a phone rang\./,
  );
  language.code = "es";
  expect(told({ board })[0]).toMatch(
    /^Ha recibido una sanción \| Advertencia; 0:02:00 más para el rival \(O 18\.4\.1, 18\.4\.2\)\./,
  );
});

test("ven_8 who called is told that somebody comes, until it is answered", () => {
  const call = { number: 1, leave: false, answered: false, coming: true };
  const told_ = (call_: object) => told({ board: { ...playing, calls: [call_] } });
  expect(told_({ ...call, coming: false })[0]).toContain("Nobody has answered yet");
  expect(told_(call)[0]).toContain("An arbiter is coming");
  expect(told_({ ...call, answered: true, valid: false })[0]).toContain("no valid reason");
  const objection = { ...call, answered: true, objection: { whiteHalves: 2, blackHalves: 0 } };
  const finished = (call_: object) =>
    told({ board: { stage: GameStage.FINISHED, calls: [call_] } })[0];
  expect(finished(objection)).toContain("The arbiter rejected your objection to the result 1-0.");
  expect(finished({ ...objection, valid: true })).toContain("agreed with your objection");
  // It ended with its game: nobody comes, and he can call again.
  const board = { stage: GameStage.FINISHED, calls: [{ ...call, over: true }] };
  expect(told({ board })[0]).toContain("Your call ended with the game.");
  expect(told({ board })[0]).toContain("seen-call");
  expect(told({ board }, { seenCalls: [1] })).toEqual([]);
});

test("ven_7 a leave is told no longer once he is back or the game is over", () => {
  const call = { number: 1, leave: true, answered: true, valid: true };
  expect(told({ board: { ...playing, calls: [call] } })[0]).toContain("You may leave");
  expect(told({ board: { ...playing, calls: [{ ...call, over: true }] } })).toEqual([]);
});

test("ven_7 a leave that is granted while another call waits is told, and that he is back", () => {
  const waits = { number: 3, leave: false, answered: false };
  const leave = { number: 2, leave: true, answered: true, valid: true };
  const board = { ...playing, calls: [leave, waits] };
  expect(told({ board })).toEqual([
    "You may leave the playing area. | The clocks keep running while you are away. | seen-call",
    "You have called the arbiter. | Nobody has answered yet. The clocks keep running.",
  ]);
  expect(told({ board }, { seenCalls: [2] })).toHaveLength(1);
  // Cut off, nobody says that clocks keep running which may have stopped.
  const cut = told({ connection: { state: ConnectionState.LOST }, seat: { terms: stops }, board });
  expect(cut).toHaveLength(3);
  expect(cut.join()).not.toContain("clocks keep running");
  const back = { ...leave, over: true, away: 60_000n };
  expect(told({ board: { ...playing, calls: [back, waits] } }, { seenCalls: [2] })[0]).toBe(
    "Your leave has ended. | You were away for 1 min 00 s. | seen-back",
  );
  // While they stand it costs nobody anything.
  expect(told({ board: { stage: GameStage.PAUSED, calls: [leave] } })[0]).not.toContain("clocks");
});

test("dis_8 after an outage whoever is back reads that his opponent is away, and how play goes on", () => {
  const board = {
    stage: GameStage.PAUSED,
    opponentAway: true,
    pause: { cause: PauseCause.OUTAGE },
  };
  expect(told({ board })).toEqual([
    "Firouzja, Alireza is disconnected. | The clocks are stopped. The game resumes when both players have reconnected, unless the arbiter rules otherwise.",
  ]);
  const silent = { ...board, pause: { cause: PauseCause.SILENCE } };
  expect(told({ board: silent, seat: { terms: stops } })[0]).toContain(
    "An arbiter will resume the game.",
  );
  const held = { ...board, pause: { cause: PauseCause.HOLD } };
  expect(told({ board: held, seat: { terms: stops } })).toEqual([
    "Firouzja, Alireza is disconnected. | The clocks are stopped.",
  ]);
});

test("ven_7 whoever is back reads so with how long he was out, also where he had seen that he may go", () => {
  const call = { number: 2, leave: true, answered: true, valid: true, over: true, away: 310_000n };
  const back = ["Your leave has ended. | You were away for 5 min 10 s. | seen-back"];
  expect(told({ board: { ...playing, calls: [call] } }, { seenCalls: [2] })).toEqual(back);
  expect(told({ board: { ...playing, calls: [call] } }, { seenBacks: [2] })).toEqual([]);
  expect(told({ board: { ...playing, calls: [call] } }, { seenBacks: [1] })).toEqual(back);
  expect(told({ board: { stage: GameStage.FINISHED, calls: [call] } })).toEqual([]);
});

test("ven_3 who was moved to a spare reads where they sat, why, and what the disconnection cost", () => {
  const seatMove = { from: "madrid-2", reason: "its screen is dark" };
  const cost = { clockBefore: 583_000n, clockAfter: 573_000n };
  const title = "You now play at this computer (before: madrid-2)";
  const moves =
    "If a move that you entered at madrid-2 is not on this board, it was not played. Enter it again here.";
  expect(told({ board: { stage: GameStage.PAUSED, seatMove: { ...seatMove, ...cost } } })).toEqual([
    `${title} | Your clock went from 0:09:43 to 0:09:33 while you were disconnected. If you want this time back, call the arbiter. ${moves} Reason: its screen is dark.`,
  ]);
  expect(told({ board: { ...playing, seatMove } })).toEqual([
    `${title} | ${moves} Reason: its screen is dark.`,
  ]);
  expect(told({ board: { stage: GameStage.FINISHED, seatMove } })).toEqual([]);
});

test("dis_9 who plays on after a ruling reads what it did to their clock", () => {
  const ruling = {
    remedy: Remedy.RESUME,
    reason: "the device failed",
    whiteBefore: 573_000n,
    whiteAfter: 583_000n,
    blackBefore: 60_000n,
    blackAfter: 60_000n,
  };
  const of = (own: Partial<Own>) => told({ board: { ...playing, ruling } }, own)[0];
  expect(of({})).toContain("Your clock: 0:09:33 → 0:09:43 (+0:00:10). Reason:");
  expect(of({ side: "black", other: "white" })).not.toContain("Your clock");
});
