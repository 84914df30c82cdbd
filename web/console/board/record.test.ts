import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import {
  BoardEventSchema,
  BoardRequirement,
  DeviceNoteKind,
  OutageCause,
  PauseCause,
  Remedy,
  RunUnknownReason,
} from "../../api/adoube/v1/board_pb";
import { CheckKind, LossSign, PenaltyKind, Role, Side } from "../../api/adoube/v1/common_pb";
import { language } from "../../shared/i18n.svelte";
import {
  HoldViewSchema,
  IncidentTurnSchema,
  SilenceToldSchema,
} from "../../api/adoube/v1/event_pb";
import { lines } from "./historyLines";
import { record, type Telling } from "./record";

beforeEach(() => (language.code = "en"));

const telling: Telling = {
  name: (id) => (id === "chief" ? "Ada Castillo" : id),
  venueName: (venue) => (venue === "madrid" ? "Madrid" : venue),
  zone: "UTC",
  holds: [],
  silences: [],
};

const told = (event: MessageInitShape<typeof BoardEventSchema>, more: Partial<Telling> = {}) =>
  record(create(BoardEventSchema, event), { ...telling, ...more });

test("what an official did names him once, with his office where the sentence does not", () => {
  const by = { by: "chief", office: Role.CHIEF_ARBITER };
  const paused = {
    cause: PauseCause.ARBITER,
    reason: "a phone",
    by: "chief",
    role: Role.CHIEF_ARBITER,
  };
  expect(told({ ...by, event: { case: "paused", value: paused } })).toBe(
    "clocks of this board stopped by Ada Castillo: a phone",
  );
  expect(told({ ...by, event: { case: "resumed", value: { reason: "" } } })).toBe(
    "resumed (Ada Castillo, Chief Arbiter)",
  );
  const silence = { cause: PauseCause.SILENCE, reason: "" };
  expect(told({ event: { case: "paused", value: silence } })).toBe(
    "clocks stopped, a player was disconnected",
  );
  language.code = "es";
  expect(told({ ...by, event: { case: "paused", value: paused } })).toBe(
    "relojes de este tablero parados por Ada Castillo: a phone",
  );
});

const text = (value: string) => ({ value: { case: "text" as const, value } });
const move = (value: string) => ({ value: { case: "move" as const, value } });

test("pen_1 pen_4 penalties are told with their article, both clocks before and after, and the reason", () => {
  const value = {
    seat: Side.BLACK,
    penalties: [
      {
        kind: PenaltyKind.WRONG_CLAIM,
        message: {
          id: "penalty-wrong-claim",
          arguments: { move: move("Rg8"), "with-move": text("yes") },
        },
      },
    ],
    article: "L 9.5.3",
    before: { white: 600_000n, black: 720_000n },
    reason: "twice only",
  };
  const clocks = { white: 780_000n, black: 540_000n };
  expect(told({ clocks, event: { case: "penalised", value } })).toBe(
    "Penalty for Black: Wrong claim of a draw with Rg8 (L 9.5.3), clocks set from White 0:10:00, Black 0:12:00 to White 0:13:00, Black 0:09:00: twice only",
  );
  language.code = "es";
  expect(told({ clocks, event: { case: "penalised", value } })).toContain("con Tg8");
});

test("a device that was locked is told by its own time, with whose clock ran meanwhile", () => {
  const noon = 1_655_467_200_000n;
  const note = {
    number: 2,
    seat: 1,
    device: "madrid-1",
    at: noon + 34_000n,
    error: 4n,
    since: noon,
  };
  const by = { by: "chief", office: Role.LTA };
  const locked = { ...note, what: DeviceNoteKind.LOCKED, text: "please wait" };
  expect(told({ ...by, event: { case: "deviceNoted", value: locked } })).toBe(
    "note 2: at 12:00:34.000 the page of White's device madrid-1 is locked; the clocks keep running: please wait (Ada Castillo, local technical arbiter)",
  );
  const opened = { ...note, what: DeviceNoteKind.OPENED, whiteRan: 30_000n, blackRan: 4_000n };
  expect(told({ ...by, event: { case: "deviceNoted", value: opened } })).toBe(
    "note 2: at 12:00:34.000 the page of White's device madrid-1 is unlocked, locked for 34 s since 12:00:00.000; in that time ran: White's clock 30 s, Black's clock 4.0 s (Ada Castillo, local technical arbiter)",
  );
  const because = (ranUnknown: RunUnknownReason) =>
    told({ event: { case: "deviceNoted", value: { ...opened, ranUnknown } } });
  expect(because(RunUnknownReason.ANOTHER_GAME)).toMatch(
    /locked for 34 s since 12:00:00.000; it is unknown whose clock ran/,
  );
  expect(because(RunUnknownReason.NOT_MEASURED)).toMatch(
    /is unlocked, how long it was locked is unknown$/,
  );
  const back = { ...opened, what: DeviceNoteKind.TAKEN_BACK, at: noon - 5n };
  expect(told({ event: { case: "deviceNoted", value: back } })).toMatch(
    /this lock of the page of White's device madrid-1 was cancelled, locked for 0/,
  );
  language.code = "es";
  const left = { ...note, error: undefined, what: DeviceNoteKind.SEAT_MOVED };
  expect(told({ event: { case: "deviceNoted", value: left } })).toMatch(
    /^nota 2: a las 12:00:34.000, a más tardar, Blancas.*corrió: ningún reloj$/,
  );
});

test("what the event forbids says whether it was prevented, and how often it happened", () => {
  const noon = 1_655_467_200_000n;
  const note = { number: 3, seat: 2, device: "oslo-1", at: noon + 34_000n, error: 4n, since: noon };
  const first = {
    ...note,
    what: DeviceNoteKind.FORBIDDEN,
    text: "/tmp/x was started",
    times: 1n,
    first: 3,
  };
  expect(told({ event: { case: "deviceNoted", value: first } })).toBe(
    "note 3: at 12:00:34.000 something forbidden on Black's device oslo-1, not prevented: /tmp/x was started",
  );
  const again = { ...first, prevented: true, times: 30n, first: 1 };
  expect(told({ event: { case: "deviceNoted", value: again } })).toBe(
    "note 3: at 12:00:34.000 something forbidden on Black's device oslo-1, prevented: /tmp/x was started (at least 30 times since 12:00:00.000, note 1)",
  );
});

test("clk_5 clocks that are set are told with another time control", () => {
  const both = { white: 60_000n, black: 60_000n };
  const value = { before: both, reason: "the wrong one", controlBefore: "600", control: "600+2" };
  const set = told({ clocks: both, event: { case: "clockAdjusted", value } });
  expect(set).toMatch(/, time control 10 min → 10\+2: the wrong one$/);
  const same = { ...value, controlBefore: "", control: "" };
  expect(told({ clocks: both, event: { case: "clockAdjusted", value: same } })).not.toContain(
    "time control",
  );
});

test("a machine that is not held says whether somebody let it go, and since when it was when it is again", () => {
  const noon = 1_655_467_200_000n;
  const note = { number: 3, seat: 2, device: "oslo-1", at: noon + 34_000n, error: 4n, since: noon };
  const device = "note 3: at 12:00:34.000 Black's device oslo-1 is";
  const text = "the lock was released at the device";
  const says = (value: object) => told({ event: { case: "deviceNoted", value } });
  expect(says({ ...note, what: DeviceNoteKind.LET_GO, text })).toBe(
    `${device} not locked, which the event forbids: ${text}`,
  );
  expect(says({ ...note, what: DeviceNoteKind.HELD_AGAIN })).toBe(
    `${device} locked again; as far as known, it was not locked since 12:00:00.000`,
  );
  expect(says({ ...note, what: DeviceNoteKind.NOT_HELD, text })).toMatch(
    /^note 3: .* it is unknown whether/,
  );
});

test("what the server says of a silence or an outage is told in the reader's language", () => {
  const silence = { cause: PauseCause.SILENCE, reason: "Black is not heard", seat: Side.BLACK };
  const outage = {
    cause: PauseCause.OUTAGE,
    reason: "the server was down or could not write",
  };
  const paused = (value: object) => told({ event: { case: "paused", value } });
  expect(paused(silence)).toBe("clocks stopped, Black is disconnected");
  expect(paused(outage)).toBe("clocks stopped, the server was down");
  language.code = "es";
  expect(paused(silence)).toBe("relojes parados, Negras sin conexión");
});

test("a ruling tells what it takes off a clock and what it gives", () => {
  const ruled = {
    incident: 2,
    ruling: 1,
    remedy: Remedy.RESUME,
    article: "O 18.9",
    reason: "late",
  };
  const value = { ...ruled, blackDeducted: 120_000n, whiteAdded: 60_000n };
  expect(told({ event: { case: "ruled", value } })).toBe(
    "ruling 1 in incident 2 (O 18.9): the game will resume, 0:02:00 deducted from Black, 0:01:00 given to White: late",
  );
});

test("a ruling names the device notes that it cites", () => {
  const ruled = {
    incident: 3,
    ruling: 1,
    remedy: Remedy.POSTPONE,
    article: "O 16.7",
    reason: "a screen",
  };
  const value = { ...ruled, cites: [2, 4] };
  expect(told({ event: { case: "ruled", value } })).toMatch(
    /, citing device notes 2, 4: a screen$/,
  );
  expect(told({ event: { case: "ruled", value: ruled } })).not.toContain("citing");
});

test("ven_7 who is back from his leave is told, by whatever he is back, with how long he was out", () => {
  const back = { seat: Side.BLACK, since: 1_000_000n };
  const at = { time: 1_310_000n, back };
  const seen = { seat: Side.BLACK, by: "chief" };
  expect(told({ ...at, event: { case: "leaveEnded", value: seen } })).toBe(
    "Black is back from leave, recorded by Ada Castillo; away 5 min 10 s",
  );
  const offer = { case: "drawOffered" as const, value: { seat: Side.BLACK } };
  expect(told({ ...at, event: offer })).toBe(
    "Black offers a draw; Black is back from leave, at the board, away 5 min 10 s",
  );
  // A move stands in the list of moves, and what he alone is told is not known here.
  const alone = "Black is back from leave, at the board, away 5 min 10 s";
  expect(told({ ...at, event: { case: "moved", value: { seat: Side.BLACK } } })).toBe(alone);
  expect(told(at)).toBe(alone);
  expect(told({ event: offer })).toBe("Black offers a draw");
});

test("ebd_5 a physical board that differs or is not connected is told, and whether moves wait for it", () => {
  const placement = "8/8/8/8/8/8/8/K1k5";
  const seat = Side.WHITE;
  for (const [value, text] of [
    [{ seat, placement, ply: 3 }, ""],
    [{ seat, placement }, ""],
    [{ seat }, "White’s board is not connected"],
  ] as const)
    expect(told({ event: { case: "physicalBoardShown", value } })).toBe(text);
  const game = "8/8/8/8/8/8/8/1K1k4";
  const both = `The physical board of White differs from the game (board: ${placement}; game: ${game})`;
  const differs = (more: object) =>
    told({ event: { case: "physicalBoardDiffers", value: { seat, placement, game, ...more } } });
  expect(differs({})).toBe(both);
  expect(differs({ note: 3, seen: "it fell over" })).toBe(`note 3: ${both}: it fell over`);
  const outage = { since: 0n, charged: 4_500n };
  const again = { seat, placement, outage };
  expect(told({ event: { case: "physicalBoardShown", value: again } })).toBe(
    "The physical board of White is connected again: the player’s clock ran 4.5 s in that time",
  );
  const set = { seat, by: "chief", reason: "the cable is broken" };
  const requirement = (requirement: BoardRequirement) =>
    told({ event: { case: "physicalBoardRequirementSet", value: { ...set, requirement } } });
  expect(requirement(BoardRequirement.LIFTED)).toBe(
    "White’s moves no longer wait for the physical board (decided by Ada Castillo): the cable is broken",
  );
  expect(requirement(BoardRequirement.REQUIRED)).toContain("wait for the physical board again");
});

test("clk_5 time that was given, and a position that was restored, tell what the clocks were and became", () => {
  const clocks = { white: 720_000n, black: 600_500n };
  const given = { white: 120_000n, black: 500n, reason: "noise" };
  expect(told({ clocks, event: { case: "timeAdded", value: given } })).toBe(
    "time given: White +0:02:00, 0:10:00 → 0:12:00; Black +0:00:00.5, 0:10:00 → 0:10:00.5: noise",
  );
  const before = { white: 839_000n, black: 600_500n };
  const back = { ply: 5, before, reason: "the position was wrong" };
  expect(told({ clocks, event: { case: "positionRestored", value: back } })).toBe(
    "back to the position after 5 half-moves, clocks set from White 0:13:59, Black 0:10:00.5 to White 0:12:00, Black 0:10:00.5: the position was wrong",
  );
});

test("evt_6 o_17_11 the record says who objects to what, whose checks were waived, what was found, and who has White", () => {
  const result = { whiteHalves: 2, blackHalves: 0 };
  const called = { seat: Side.BLACK, reason: "it was a draw", objection: result };
  expect(told({ event: { case: "arbiterCalled", value: called } })).toBe(
    "Black objects to the result 1-0: it was a draw",
  );
  const waived = { seat: Side.BLACK, by: "chief", reason: "medical" };
  expect(told({ event: { case: "checksWaived", value: waived } })).toBe(
    "checks of Black waived by Ada Castillo: medical",
  );
  expect(told({ event: { case: "checksWaived", value: { ...waived, seat: 0 } } })).toMatch(
    /^checks of both players waived/,
  );
  const check = {
    seat: Side.WHITE,
    kind: CheckKind.FAIR_PLAY,
    passed: false,
    by: "chief",
    note: "a phone",
  };
  expect(told({ event: { case: "checkRecorded", value: check } })).toMatch(/: a phone$/);
  const sides = { white: "Dana Ruiz", black: "Ilse Brandt" };
  const reversed = { attempt: 2, reversed: true, reason: "the pairing was wrong", ...sides };
  expect(told({ event: { case: "restarted", value: reversed } })).toBe(
    "game 2 begins, with the colours reversed: White is Dana Ruiz, Black is Ilse Brandt: the pairing was wrong",
  );
});

test("dis_9 a ruling is recorded with its author, who seconded it, and the clocks that it set", () => {
  const ruled = {
    incident: 2,
    ruling: 1,
    remedy: Remedy.RESUME,
    article: "O 18.9",
    reason: "the router",
  };
  const value = {
    ...ruled,
    by: "chief",
    secondedBy: "bob",
    before: { white: 60_000n, black: 1_000n },
  };
  const after = { white: 90_000n, black: 1_000n };
  const text = told({ clocks: after, event: { case: "ruled", value } });
  expect(text).toContain(", by Ada Castillo, approved by bob, clocks set from ");
  expect(text).toMatch(/0:01:00.* to .*0:01:30.*: the router$/);
});

test("clk_6 a hold names its boards, and who began and ended it", () => {
  const hold = (venue: string) =>
    create(HoldViewSchema, {
      hold: 2,
      venue,
      by: "maria",
      office: Role.LTA,
      endedBy: "chief",
      endedOffice: Role.CHIEF_ARBITER,
    });
  const began = { event: { case: "held", value: { hold: 2, reason: "fire alarm" } } } as const;
  const ended = { event: { case: "holdEnded", value: { hold: 2, reason: "all clear" } } } as const;
  const atVenue = { holds: [hold("madrid")] };
  expect(told(began, atVenue)).toBe(
    "pause 2 stops the clocks of boards of Madrid: fire alarm (maria, local technical arbiter)",
  );
  expect(told(ended, atVenue)).toBe(
    "pause 2 of boards of Madrid is over: all clear (Ada Castillo, Chief Arbiter)",
  );
  expect(told(began, { holds: [hold("")] })).toContain("stops the clocks of all boards: fire");
});

test("brd_10 a restored position names the moves that it took back", () => {
  const both = { white: 60_000n, black: 60_000n };
  const takenBack = ["1...e5", "2.Nf3"];
  const value = { ply: 1, before: both, reason: "a piece fell", takenBack };
  expect(told({ clocks: both, event: { case: "positionRestored", value } })).toMatch(
    /^back to the position after 1 half-moves, moves taken back: 1\.\.\.e5 2\.Nf3, clocks set .*: a piece fell$/,
  );
});

test("dis_8 whoever is connected again after an outage was disconnected by it", () => {
  const value = { from: 1_655_467_200_000n, until: 1_655_467_260_000n, cause: OutageCause.DOWN };
  expect(told({ event: { case: "outage", value } })).toContain(
    "both players were disconnected until they reconnected",
  );
});

test("dis_5 the log of a board tells how its incidents were closed and opened again, at their time", () => {
  const event = (sequence: bigint, time: bigint, kind: "started" | "released") =>
    create(BoardEventSchema, { sequence, time, event: { case: kind, value: {} } });
  const turn = (at: bigint, closed: boolean, word: string, given: { [key: string]: string }) =>
    create(IncidentTurnSchema, {
      incident: 3,
      turn: { at, closed, text: "in English", why: { word, with: given } },
    });
  const by = { who: "Ada Castillo", reason: "the clocks are right" };
  const turns = [
    turn(3_000n, true, "closed-by", by),
    turn(4_000n, false, "goes-on", { board: "1.1" }),
  ];
  const events = [event(1n, 1_000n, "released"), event(2n, 3_500n, "started")];
  expect(lines(events, turns, telling).map(({ text }) => text)).toEqual([
    "the round began",
    "incident 3 closed: by Ada Castillo: the clocks are right",
    "the game begins",
    "incident 3 reopened: the game of 1.1 continues; its end had closed the incident",
  ]);
});

test("evt_2 the default time that an arbiter sets is in the log of the board", () => {
  const value = { to: 629_000n, reason: "a hold delayed the game" };
  expect(told({ event: { case: "defaultTimeSet", value } })).toBe(
    "default time is now 10 min 29 s after the start: a hold delayed the game",
  );
  expect(told({ event: { case: "defaultTimeSet", value: { reason: "the bus" } } })).toBe(
    "no default time: an arbiter decides about late players: the bus",
  );
});

test("dis_1 a page that alone was not open is told with its incident; the board has no record of it", () => {
  const noon = 1_655_467_200_000n;
  const silence = (sign: LossSign, lastContact: bigint, back: bigint) =>
    create(SilenceToldSchema, {
      incident: 4,
      seat: Side.WHITE,
      sign,
      lastContact,
      noticed: lastContact + 3_000n,
      back,
    });
  const silences = [
    silence(LossSign.PAGE, noon, noon + 27_000n),
    silence(LossSign.RESET, noon + 60_000n, 0n),
  ];
  const told = () => lines([], [], { ...telling, silences }).map(({ at, text }) => [at, text]);
  expect(told()).toEqual([
    [1_655_467_203_000, "White’s page is not open, last open 12:00:00.000, incident 4"],
    [1_655_467_227_000, "White’s page is open again"],
  ]);
  // A seat that moved to such a page is away by the board's own record.
  const lost = { seat: Side.WHITE, sign: LossSign.PAGE, lastContact: noon };
  const event = create(BoardEventSchema, { time: noon, event: { case: "seatLost", value: lost } });
  const [first, ...rest] = lines([event], [], { ...telling, silences });
  expect(first?.text).toMatch(/, incident 4$/);
  expect(rest).toEqual([]);
});
