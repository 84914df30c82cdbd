// The states of a seat that there are to look at.
import { NotNow, PlayCommandKind } from "../../api/adoube/v1/play_pb";
import { PauseCause, PremoveUse, Remedy } from "../../api/adoube/v1/board_pb";
import {
  CheckResult,
  Ending,
  GameStage,
  PenaltyKind,
  ResultStatus,
  Role,
  Side,
  Variant,
} from "../../api/adoube/v1/common_pb";
import { ConnectionLoss, ConnectionState } from "../../api/adoube/v1/page_pb";
import { atBoard, type AtBoard } from "./atBoard";
import { OWN } from "./eboards";
import { moves, type Part } from "./seat";
import { MOVES } from "./positions";

type Make = (side: Side) => Part;

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MIDDLE = "rn1qk2r/4bppp/4p3/2Pn4/PpN1b3/4BNP1/1P2PPBP/R2Q1RK1 w - - 2 14";
const LEGAL =
  `a4a5 b2b3 e3d2 e3d4 e3f4 e3g5 e3h6 e3c1 f3d2 f3d4 f3e1 f3e5 f3g5 f3h4 c4a3 c4a5 c4b6 c4d2
c4d6 c4e5 d1d4 d1d5 d1b3 d1c1 d1b1 d1e1 d1d2 d1d3 d1c2 a1b1 a1c1 a1a2 a1a3 f1e1 g1h1 g2h1 g2h3 g3g4 h2h3
h2h4 c5c6 e3f4`
    .split(/\s+/)
    .filter((uci, index, all) => all.indexOf(uci) === index);
const PROMOTES = "8/1P4k1/4p1p1/3pP2p/3P3P/5PP1/4K3/8 w - - 0 45";
const CASTLES = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1";

const MAY = {
  move: true,
  premove: false,
  offerDraw: true,
  resign: true,
  call: true,
  setOptions: true,
};
const THEIRS = { ...MAY, move: false, premove: true, noMove: NotNow.OPPONENTS_TURN };
const other = (side: Side) => (side === Side.WHITE ? Side.BLACK : Side.WHITE);

const terms = {
  smartMove: true,
  premove: true,
  automaticQueen: true,
  clockRuns: false,
  stopsAfter: 10_000n,
  resumesByItself: true,
  backWithin: 300_000n,
  checks: true,
};

function seat(side: Side, board: AtBoard, rest: Part = {}): Part {
  return {
    device: "madrid-12",
    venue: "Madrid",
    connection: { state: ConnectionState.CONNECTED, silentMs: 120n },
    identified: 0,
    seat: {
      tournament: "open",
      board: { round: 3, board: 12 },
      side,
      white: { person: "p1", name: "Caruana, Fabiano", venue: "madrid", device: "madrid-12" },
      black: { person: "p2", name: "Nakamura, Hikaru", venue: "oslo", device: "oslo-4" },
      terms,
    },
    ...atBoard({
      game: 1,
      stage: GameStage.PLAYING,
      variant: Variant.STANDARD,
      timeControl: "40/5400+30:1800+30",
      fen: MIDDLE,
      legal: side === Side.WHITE ? LEGAL : [],
      toMove: Side.WHITE,
      may: side === Side.WHITE ? MAY : THEIRS,
      clocks: { white: 4_391_000n, black: 3_982_000n, running: Side.WHITE },
      moves: moves(MOVES.length),
      whitePresent: true,
      blackPresent: true,
      released: true,
      options: {
        seat: side,
        smartMove: false,
        premove: PremoveUse.CONFIRMED,
        automaticQueen: false,
      },
      ...board,
    }),
    ...rest,
  };
}

const before = (side: Side, here: boolean): Part =>
  seat(side, {
    stage: GameStage.WAITING,
    fen: START,
    legal: [],
    moves: [],
    may: { checkIn: !here, call: true, setOptions: true },
    clocks: { white: 5_400_000n, black: 5_400_000n },
    whitePresent: here && side === Side.WHITE,
    blackPresent: here && side === Side.BLACK,
    released: false,
    before: {
      deviceCheck: CheckResult.PASSED,
      fairPlayCheck: CheckResult.UNSPECIFIED,
      waived: false,
      required: true,
    },
  });

const standing = { white: 4_391_000n, black: 3_982_000n };

const ruling = (side: Side, white: boolean, black: boolean): Part =>
  seat(side, {
    stage: GameStage.PAUSED,
    legal: [],
    may: { ready: !(side === Side.WHITE ? white : black), call: true, setOptions: true },
    clocks: standing,
    pause: { cause: PauseCause.RULING, reason: "" },
    ruling: {
      whenReady: true,
      incident: 3,
      ruling: 1,
      remedy: Remedy.RESUME,
      article: "O 18.9 a",
      reason:
        "The venue’s uplink failed for two minutes; nobody is to blame, and the time is given back.",
      by: "Ada Castillo",
      office: Role.CHIEF_ARBITER,
      whiteBefore: 4_270_000n,
      blackBefore: 3_982_000n,
      whiteReady: white,
      blackReady: black,
      startsIn: 27_400n,
    },
  });

const finished = (side: Side, confirmed: boolean): Part =>
  seat(side, {
    stage: GameStage.FINISHED,
    legal: [],
    may: { confirm: !confirmed, call: true },
    clocks: { white: 4_391_000n, black: 0n },
    outcome: {
      result: { whiteHalves: 2, blackHalves: 0 },
      ending: Ending.FLAG,
      reason: "",
      whiteConfirmed: confirmed,
      blackConfirmed: confirmed,
      state: confirmed ? ResultStatus.APPROVED : ResultStatus.PROVISIONAL,
    },
  });

const PENALTIES = [
  { kind: PenaltyKind.WARNING },
  {
    kind: PenaltyKind.TIME_TO_OPPONENT,
    time: 120_000n,
    message: {
      id: "penalty-time-to-opponent",
      arguments: { time: { value: { case: "text" as const, value: "0:02:00" } } },
    },
  },
];

const atBoards = Object.entries(OWN).map(([name, physicalBoard]): [string, Make] => [
  name,
  (side) => seat(side, { physicalBoard }),
]);

export const STATES: Record<string, Make> = {
  ...Object.fromEntries(atBoards),
  none: () => ({
    device: "madrid-12",
    venue: "Madrid",
    connection: { state: ConnectionState.CONNECTED },
  }),
  before: (side) => before(side, false),
  "before-here": (side) => before(side, true),
  playing: (side) => seat(side, {}),
  theirs: (side) =>
    seat(side, {
      fen: MIDDLE.replace(" w ", " b "),
      toMove: other(side),
      legal: [],
      may: THEIRS,
      clocks: { ...standing, running: other(side) },
      moves: moves(MOVES.length - 1),
    }),
  "theirs-plain": (side) =>
    seat(side, {
      fen: MIDDLE.replace(" w ", " b "),
      toMove: other(side),
      legal: [],
      may: { ...THEIRS, premove: false },
      clocks: { ...standing, running: other(side) },
      moves: moves(MOVES.length - 1),
    }),
  short: (side) =>
    seat(side, {
      check: true,
      clocks: { white: 9_800n, black: 41_000n, running: Side.WHITE },
    }),
  "draw-offer": (side) =>
    seat(side, { drawOffer: other(side), may: { ...MAY, answerDraw: true, offerDraw: false } }),
  "draw-own": (side) => seat(side, { drawOffer: side, may: { ...MAY, offerDraw: false } }),
  premove: (side) =>
    seat(side, {
      fen: MIDDLE.replace(" w ", " b "),
      toMove: other(side),
      legal: [],
      may: THEIRS,
      clocks: { ...standing, running: other(side) },
      moves: moves(MOVES.length - 1),
      premove: {
        seat: side,
        ply: MOVES.length + 1,
        uci: "g1h1",
        notice: "an offer of a draw that comes with the opponent's move is declined by it",
      },
    }),
  dropped: (side) => seat(side, { premoveDropped: "there is no piece on the square" }),
  promotion: (side) => seat(side, { fen: PROMOTES, legal: [..."qrbn"].map((p) => `b7b8${p}`) }),
  chess960: (side) =>
    seat(side, {
      variant: Variant.CHESS960,
      fen: CASTLES,
      moves: [],
      legal: ["d1b1", "d1g1", "e2e4", "a1b3"],
    }),
  pending: (side) =>
    seat(
      side,
      {
        pending: PlayCommandKind.MOVE,
        pendingMove: "c4d6",
        may: { call: true },
        clocks: { ...standing, running: Side.WHITE },
        clocksOld: true,
      },
      { connection: { state: ConnectionState.LOST, silentMs: 6_000n, why: ConnectionLoss.VENUE } },
    ),
  lost: (side) =>
    seat(
      side,
      { clocks: { ...standing, running: Side.WHITE }, clocksOld: true },
      { connection: { state: ConnectionState.LOST, silentMs: 6_000n, why: ConnectionLoss.VENUE } },
    ),
  late: (side) => seat(side, {}, { connection: { state: ConnectionState.LATE, silentMs: 1_800n } }),
  silent: (side) => seat(side, {}),
  away: (side) => seat(side, { opponentAway: true }),
  paused: (side) =>
    seat(side, {
      stage: GameStage.PAUSED,
      legal: [],
      may: { call: true, setOptions: true },
      clocks: standing,
      pause: { cause: PauseCause.ARBITER, reason: "a light has failed in the hall" },
    }),
  "paused-silence": (side) =>
    seat(side, {
      stage: GameStage.PAUSED,
      legal: [],
      may: { call: true, setOptions: true },
      clocks: standing,
      pause: { cause: PauseCause.SILENCE, seat: other(side) },
      opponentAway: true,
    }),
  ruling: (side) => ruling(side, false, true),
  "ruling-told": (side) => ({
    ...ruling(side, false, true),
    notice: { number: 4, text: "Lunch is served after the round in hall B.", at: 0n },
  }),
  "ruling-ready": (side) => ruling(side, side === Side.WHITE, side === Side.BLACK),
  countdown: (side) => ruling(side, true, true),
  finished: (side) => finished(side, false),
  approved: (side) => finished(side, true),
  locked: (side) =>
    seat(side, {}, { locked: "Please wait: the arbiter is on the way to your board." }),
  notice: (side) =>
    seat(
      side,
      {},
      { notice: { number: 4, text: "Lunch is served after the round in hall B.", at: 0n } },
    ),
  penalty: (side) =>
    seat(side, {
      clocksChanged: [
        {
          white: 1_391_000n,
          black: 1_202_000n,
          whiteBefore: 1_391_000n,
          blackBefore: 1_082_000n,
          reason: "a phone rang in the playing hall",
          by: "Castillo, Ada",
          office: Role.CHIEF_ARBITER,
          penalised: Side.WHITE,
          penalties: PENALTIES,
          article: "O 18.4.1, O 18.4.2",
        },
      ],
      penalties: [
        {
          side: Side.WHITE,
          penalties: PENALTIES,
          article: "O 18.4.1, O 18.4.2",
          reason: "a phone rang in the playing hall",
          by: "Castillo, Ada",
          office: Role.CHIEF_ARBITER,
          ply: 18,
        },
      ],
    }),
  call: (side) =>
    seat(side, {
      calls: [{ number: 1, reason: "my mouse is stuck", leave: false, answered: false }],
    }),
  leave: (side) =>
    seat(side, {
      calls: [
        {
          number: 2,
          reason: "",
          leave: true,
          answered: true,
          valid: true,
          note: "five minutes",
        },
      ],
    }),
  back: (side) =>
    seat(side, {
      calls: [{ number: 2, leave: true, answered: true, valid: true, over: true, away: 310_000n }],
    }),
  all: (side) =>
    seat(
      side,
      {
        drawOffer: other(side),
        may: { ...MAY, answerDraw: true, offerDraw: false },
        opponentAway: true,
        calls: [{ number: 1, reason: "my mouse is stuck", leave: false, answered: false }],
        premoveDropped: "there is no piece on the square",
      },
      {
        connection: { state: ConnectionState.LATE, silentMs: 1_800n },
        notice: { number: 4, text: "Lunch is served after the round in hall B.", at: 0n },
      },
    ),
};
