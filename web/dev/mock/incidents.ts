// Three incidents: one to be ruled, one ruled, one of many boards with a proposal.
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import {
  CauseCertainty,
  IncidentCause,
  IncidentStage,
  LossSign,
  Role,
  Side,
} from "../../api/adoube/v1/common_pb";
import {
  type IncidentView,
  IncidentViewSchema,
  Observation,
  RulingKind,
} from "../../api/adoube/v1/incident_pb";
import { enumWord } from "../../shared/wire";
import { NOON } from "./made";

const at = (seconds: number) => BigInt(Math.round(NOON + seconds * 1000));
const clocks = (white: number, black: number) => ({
  white: BigInt(white * 1000),
  black: BigInt(black * 1000),
});
const moment = (seconds: number, white: number, black: number) => ({
  at: at(seconds),
  ply: 26,
  clocks: clocks(white, black),
});
const line = (
  number: number,
  seconds: number,
  error: number,
  witness: string,
  saw: Observation,
  given: Record<string, string> = {},
) => ({
  number,
  at: at(seconds),
  errorMs: BigInt(error),
  witness,
  saw,
  said: { word: enumWord(Observation, saw), with: given },
  received: at(seconds + 1),
});

const RESUMED = {
  remedy: { case: "resumed", value: { white: 1_391_000n, black: 1_082_000n } },
} as const;

const reading = { round_trip: "34 ms", permille: "0" };
const EVIDENCE = [
  line(1, -19.9, 12, "venue madrid of madrid-1", Observation.NEIGHBOURS, { silent: "0", of: "15" }),
  line(2, -17, 0, "coordinator", Observation.SEAT_SILENT, { span: "3.0 s" }),
  line(3, -21.4, 4, "venue madrid", Observation.UPLINK_READING, reading),
  line(4, -16.2, 12, "venue madrid of madrid-1", Observation.RELAY_CLOSED_BY_DEVICE, {
    why: "silent",
    up: "48211",
    down: "60332",
  }),
  line(5, -18.5, 210, "device madrid-1", Observation.LINK_DOWN),
  line(6, -15.1, 210, "device madrid-1", Observation.BROKER_LOST, {
    why: "silent",
    heard: "3.4 s",
  }),
  line(7, -12, 4, "venue madrid", Observation.UPLINK_READING, reading),
  line(8, -4, 4, "venue madrid", Observation.UPLINK_READING, reading),
  line(9, -17.2, -1, "device madrid-1", Observation.ROUTE_GONE),
  line(10, -16.9, 0, "coordinator", Observation.VENUE_HEARD, { ago: "0.4 s" }),
];

export function incidents(): IncidentView[] {
  return [open(), proposed(), ruled()];
}

const absence = (board: number, seconds: number) => ({
  board: { round: 3, board },
  attempt: 1,
  lastAttempt: 1,
  side: Side.WHITE,
  name: board === 3 ? "Radjabov, Teimour" : "Duda, Jan-Krzysztof",
  venue: "madrid",
  device: "madrid-1",
  sign: LossSign.SILENCE,
  contact: moment(seconds, 1_391, 1_082),
  detected: moment(seconds + 3, 1_388, 1_082),
  whiteRan: 24_000n,
  limit: 300_000n,
  limitAt: at(seconds + 303),
});

/** The clock was stopped as the silence was noticed, as at the last contact. */
const suspended = () => ({
  ...absence(11, -123),
  venue: "oslo",
  device: "oslo-4",
  detected: moment(-120, 1_391, 1_082),
  back: moment(-80, 1_391, 1_082),
  whiteRan: 0n,
  stops: [
    {
      from: at(-120),
      until: at(-59),
      paused: { cause: PauseCause.SILENCE, seat: Side.WHITE },
      givenBack: { side: Side.WHITE, from: at(-123), until: at(-120) },
    },
    {
      from: at(-110),
      until: at(-95),
      paused: { cause: PauseCause.HOLD, hold: 1, reason: "fire alarm" },
    },
  ],
  leaves: [{ call: 1, from: at(-150), until: at(-82), by: "Ada Castillo", role: Role.LCA }],
  flags: [{ side: Side.WHITE, at: at(-90), whileAway: true, undoneAt: at(-60), undoneBy: "2.1" }],
});

function open(): IncidentView {
  return create(IncidentViewSchema, {
    brief: {
      number: 3,
      stage: IncidentStage.OPEN,
      opened: at(-17),
      cause: IncidentCause.DEVICE_OFF_NETWORK,
      causeText: "the device was off the venue's network",
      certainty: CauseCertainty.LIKELY,
      venues: ["madrid"],
      boards: [{ round: 3, board: 3 }],
      left: [{ round: 3, board: 3 }],
      away: 1,
      timeZone: "Europe/Madrid",
      limitAt: at(283),
    },
    absences: [absence(3, -20)],
    evidence: EVIDENCE,
    linesFor: [1, 5, 9],
    linesAgainst: [4],
    rule: "link-gone",
    time: at(4),
    found: [
      {
        number: 1,
        cause: IncidentCause.DEVICE_OFF_NETWORK,
        causeText: "the device was off the venue's network",
        certainty: CauseCertainty.LIKELY,
        at: at(-10),
      },
    ],
  });
}

function proposed(): IncidentView {
  const boards = [12, 13, 14, 15, 16, 17, 18, 19].map((board) => ({ round: 3, board }));
  return create(IncidentViewSchema, {
    brief: {
      number: 4,
      stage: IncidentStage.CONNECTED_AGAIN,
      opened: at(-240),
      cause: IncidentCause.VENUE_UPLINK,
      causeText: "the venue's uplink failed",
      certainty: CauseCertainty.CERTAIN,
      venues: ["chennai"],
      boards,
      left: boards,
      timeZone: "Asia/Kolkata",
      flagged: boards.slice(0, 1),
      proposed: true,
    },
    absences: boards.slice(0, 3).map(({ board }) => ({
      ...absence(board, -240),
      whiteRan: 180_000n,
      back: moment(-60, 1_211, 1_082),
      limitAt: 0n,
    })),
    evidence: EVIDENCE.slice(2, 4),
    time: at(4),
    proposal: {
      number: 1,
      kind: RulingKind.RESUME,
      article: "O 18.9 a",
      reason: "the provider's line failed for three minutes",
      at: at(-30),
      by: "arbiter-2",
      boards: boards.map((board) => ({
        board,
        remedy: RESUMED,
      })),
    },
  });
}

function ruled(): IncidentView {
  const slept = {
    number: 2,
    cause: IncidentCause.DEVICE_SUSPENDED,
    causeText: "the device slept, or its program was held",
    certainty: CauseCertainty.CERTAIN,
    at: at(-40),
  };
  const first = {
    number: 1,
    cause: IncidentCause.DEVICE_OFF_NETWORK,
    causeText: "the device was off the venue's network",
    certainty: CauseCertainty.LIKELY,
    at: at(-110),
  };
  return create(IncidentViewSchema, {
    brief: {
      number: 2,
      stage: IncidentStage.RULED,
      opened: at(-120),
      cause: slept.cause,
      causeText: slept.causeText,
      certainty: CauseCertainty.CERTAIN,
      venues: ["oslo"],
      boards: [{ round: 3, board: 11 }],
      timeZone: "Europe/Oslo",
      ruling: RulingKind.RESUME,
      ruledBoards: 1,
      did: [{ board: { round: 3, board: 11 }, remedy: RESUMED }],
    },
    absences: [suspended()],
    evidence: EVIDENCE.slice(0, 3),
    time: at(4),
    rulings: [
      {
        number: 1,
        kind: RulingKind.RESUME,
        article: "O 18.9 a",
        reason: "the router failed",
        at: at(-60),
        by: "chief",
        startIn: 30_000n,
        found: first,
        boards: [
          {
            board: { round: 3, board: 11 },
            remedy: RESUMED,
            executed: 41n,
            execution: {
              at: at(-59),
              before: clocks(1_391, 1_082),
              whiteShown: at(-58.6),
              blackShown: at(-58.1),
              whiteReady: at(-40),
            },
          },
        ],
      },
    ],
    found: [first, slept],
  });
}
