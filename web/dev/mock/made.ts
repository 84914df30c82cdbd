// A made-up round: boards whose clocks run, three venues, incidents, calls.
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { CheckResult, Ending, GameStage, ResultStatus, Side } from "../../api/adoube/v1/common_pb";
import { DeviceState } from "../../api/adoube/v1/uplink_pb";
import {
  BoardViewSchema,
  StartWait,
  VenueViewSchema,
  type BoardView,
  type VenueView,
} from "../../api/adoube/v1/event_pb";
import { EBOARDS, reported } from "./eboards";
import { healthOf } from "./health";
import { MOVES, PEOPLE, POSITIONS } from "./positions";

export const NOON = Date.UTC(2026, 5, 17, 12, 0, 0);
export const VENUES = [
  { id: "madrid", name: "Madrid", zone: "Europe/Madrid" },
  { id: "oslo", name: "Oslo", zone: "Europe/Oslo" },
  { id: "chennai", name: "Chennai", zone: "Asia/Kolkata" },
];

export class Made {
  boards: BoardView[];
  venues: VenueView[];
  /** Whether the connection is cut. */
  cut = false;
  /** The venue whose node hangs, if any. */
  hung = "";
  begun = Date.now();

  constructor(count: number) {
    this.boards = Array.from({ length: count }, (_, index) => board(index + 1));
    const perVenue = Math.ceil((count * 2) / VENUES.length);
    this.venues = VENUES.map((_, index) => venue(index, Math.min(perVenue, 60)));
  }

  /** Coordinator time. */
  get now(): number {
    return NOON + (Date.now() - this.begun);
  }

  /** A second later: what runs has run, and who is not cut off nor hangs was heard. */
  tick() {
    for (const venue of this.venues) {
      if (venue.connected && venue.venue !== this.hung) venue.lastContact = BigInt(this.now - 300);
    }
    for (const { clocks, state } of this.boards) {
      if (state !== GameStage.PLAYING || !clocks) continue;
      const side = clocks.running === Side.WHITE ? "white" : "black";
      clocks[side] = clocks[side] > 1_000n ? clocks[side] - 1_000n : 0n;
    }
  }
}

const person = (index: number) => PEOPLE[index % PEOPLE.length] ?? "";

function seat(number: number) {
  const venue = VENUES[number % VENUES.length] ?? { id: "" };
  const device = `${venue.id}-${Math.floor(number / VENUES.length) + 1}`;
  return { person: `p${number}`, name: person(number), venue: venue.id, device };
}

function board(number: number): BoardView {
  const [fen, san, ply] = POSITIONS[number % POSITIONS.length] ?? POSITIONS[0];
  const white = [4_310, 290, 55, 8, 3_120, 1_800][number % 6] ?? 600;
  const base = {
    board: { round: 3, board: number },
    sequence: BigInt(ply + 4),
    white: seat(number * 2 - 2),
    black: seat(number * 2 - 1),
    state: GameStage.PLAYING,
    clocks: {
      at: BigInt(NOON),
      white: BigInt(white * 1000 + 700),
      black: 3_512_000n,
      running: ply % 2 === 0 ? 1 : 2,
    },
    ply,
    lastSan: san,
    fen,
    whiteCheckedIn: true,
    blackCheckedIn: true,
    attempt: 1,
    timeControl: "40/5400:1800+30",
    counters: {
      whitePeriod: 1,
      whiteMoves: Math.ceil(ply / 2),
      blackPeriod: 1,
      blackMoves: Math.floor(ply / 2),
    },
    before: {
      checksRequired: true,
      white: { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED },
      black: { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED },
    },
  };
  const boards = EBOARDS && number === 5 ? reported(BigInt(NOON - 12_000)) : {};
  return create(BoardViewSchema, { ...base, ...special(number), ...boards });
}

function special(number: number) {
  switch (number) {
    case 3:
      return {
        state: GameStage.PAUSED,
        fen: "rn1qk2r/4bppp/4p3/2Pn4/PpN1b3/4BNP1/1P2PPBP/R2Q1RK1 w kq - 2 14",
        lastSan: "Nd5",
        lastUci: MOVES.at(-1)?.[0] ?? "",
        ply: MOVES.length,
        pausedSince: BigInt(NOON - 17_000),
        // At the venue that its incident tells of.
        white: { person: "p5", name: "Radjabov, Teimour", venue: "madrid", device: "madrid-1" },
        whiteAwaySince: BigInt(NOON - 20_000),
        paused: { cause: PauseCause.SILENCE, seat: Side.WHITE, lastContact: BigInt(NOON - 20_000) },
        clocks: { at: BigInt(NOON), white: 1_391_000n, black: 1_082_000n, running: 0 },
      };
    case 7:
      return {
        calls: [
          {
            number: 1,
            seat: Side.BLACK,
            reason: "my opponent's clock jumped",
            at: BigInt(NOON - 95_000),
          },
        ],
      };
    case 9:
      return {
        state: GameStage.FINISHED,
        clocks: { at: BigInt(NOON), white: 900_000n, black: 12_000n, running: 0 },
        finished: {
          result: { whiteHalves: 1, blackHalves: 1 },
          ending: Ending.AGREEMENT,
          reason: "",
        },
        resultState: { state: ResultStatus.CONFIRMED, whiteConfirmed: true, blackConfirmed: true },
      };
    case 11:
      return {
        state: GameStage.PAUSED,
        pausedSince: BigInt(NOON - 60_000),
        whiteReady: true,
        startWait: StartWait.BLACK,
        paused: { cause: PauseCause.RULING, reason: "the router failed", incident: 2, ruling: 1 },
        clocks: { at: BigInt(NOON), white: 1_391_000n, black: 1_082_000n, running: 0 },
      };
    default:
      return {};
  }
}

function venue(index: number, devices: number): VenueView {
  const { id = "", name = "" } = VENUES[index] ?? {};
  const stateOf = (number: number) =>
    id === "madrid" && number === 0
      ? DeviceState.SILENT
      : id === "oslo" && number === 1
        ? DeviceState.LATE
        : DeviceState.READY;
  const status = (number: number) => ({
    device: `${id}-${number + 1}`,
    state: stateOf(number),
    ...healthOf(stateOf(number), undefined, id === "oslo" && number === 2),
    ageMs:
      id === "madrid" && number === 0 ? 20_000n : id === "oslo" && number === 1 ? 1_800n : 420n,
    venueRoundTripUs: 1_200 + number * 97,
    coordinatorRoundTripUs: 31_000 + number * 410,
    relayed: true,
    locked: id === "oslo" && number === 2,
  });
  return create(VenueViewSchema, {
    venue: id,
    name,
    connected: id !== "chennai",
    lastContact: BigInt(NOON - (id === "chennai" ? 42_000 : 300)),
    roundTripUs: 28_400,
    devices: Array.from({ length: devices }, (_, number) => status(number)),
    pingsSent: 30,
    pingsAnswered: id === "oslo" ? 22 : 30,
  });
}
