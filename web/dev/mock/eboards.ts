// Physical boards of a made-up event: wall.html?eboards, console.html?eboards, and seats at them.
import { VenueAlarmKind } from "../../api/adoube/v1/uplink_pb";
import { BoardProgress, BoardRequirement } from "../../api/adoube/v1/board_pb";
import { PhysicalBoardFault, PhysicalBoardState, Side } from "../../api/adoube/v1/common_pb";
import { PhysicalBoardStepKind as Kind } from "../../api/adoube/v1/page_pb";

export const EBOARDS =
  typeof location !== "undefined" && new URLSearchParams(location.search).has("eboards");

const GAME = "rn1qk2r/4bppp/4p3/2Pn4/PpN1b3/4BNP1/1P2PPBP/R2Q1RK1";
const OTHER = "rn1qk2r/4bppp/4p3/2Pn4/PpN1b3/4BNP1/1P2PP1P/R2Q1RKB";

/** The board of the device with this number. */
export function boardAt(number: number) {
  if (!EBOARDS) return undefined;
  const of = (state: PhysicalBoardState, more = {}) => ({
    state,
    make: "DGT",
    port: "/dev/ttyUSB0",
    ...more,
  });
  switch (number) {
    case 2:
      return of(PhysicalBoardState.MOVING);
    case 7:
      return of(PhysicalBoardState.DIFFERS);
    case 9:
      return of(PhysicalBoardState.SETTLED, { batteryPercent: 9 });
    case 13:
      return of(PhysicalBoardState.FAULT, { fault: PhysicalBoardFault.LOST });
    case 14:
      return of(PhysicalBoardState.BEHIND);
    default:
      return of(PhysicalBoardState.SETTLED, { batteryPercent: 80 });
  }
}

export const REQUIRED = EBOARDS ? BoardRequirement.REQUIRED : BoardRequirement.UNSPECIFIED;

/** Whether the coordinator says of the board at the device with this number that it differs. */
export const isDiffering = (number: number): boolean => EBOARDS && number === 7;

const differs = (since: bigint) => ({
  placement: OTHER,
  progress: BoardProgress.DIFFERS,
  difference: { since, ply: 18 },
  requirement: BoardRequirement.REQUIRED,
});

/** What a venue's wall has of the one that differs. */
export const differing = (since: bigint) =>
  EBOARDS
    ? [
        {
          id: "board-3.4-white",
          kind: VenueAlarmKind.BOARD,
          board: { round: 3, board: 4 },
          device: "madrid-7",
          physicalBoard: {
            seat: Side.WHITE,
            name: "Radjabov, Teimour",
            fen: `${GAME} w kq - 2 14`,
            board: differs(since),
          },
          since,
        },
      ]
    : [];

/** What the console has of both boards of a game. */
export const reported = (since: bigint) => ({
  fen: `${GAME} w kq - 2 14`,
  whitePhysicalBoard: differs(since),
  blackPhysicalBoard: {
    placement: GAME,
    progress: BoardProgress.FOLLOWS,
    requirement: BoardRequirement.LIFTED,
  },
});

const status = { state: PhysicalBoardState.SETTLED, make: "DGT", port: "/dev/ttyUSB0" };
const step = (kind: Kind, more = {}) => ({ kind, ...more });

/** A player's own board, by the name of the state. */
export const OWN = {
  "board-follows": { status, placement: GAME },
  "board-step": {
    status: { ...status, state: PhysicalBoardState.BEHIND },
    placement: GAME,
    step: step(Kind.MAKE_OPPONENTS_MOVE, { uci: "g8f6", san: "Nf6" }),
  },
  "board-differs": {
    status: { ...status, state: PhysicalBoardState.DIFFERS },
    placement: OTHER,
    squares: ["h1", "g2"],
    step: step(Kind.PUT_PIECE, { piece: "B", square: "g2" }),
  },
  "board-tap": {
    status: { ...status, state: PhysicalBoardState.AHEAD },
    placement: GAME,
    step: step(Kind.TAP, { uci: "c4d6", san: "Nd6+" }),
  },
  "board-promotion": {
    status: { ...status, state: PhysicalBoardState.AHEAD },
    placement: GAME,
    step: step(Kind.CHOOSE_PROMOTION, { moves: ["b7b8q", "b7b8r", "b7b8b", "b7b8n"] }),
  },
  "board-unread": {
    status: { ...status, state: PhysicalBoardState.FAULT, fault: PhysicalBoardFault.LOST },
    step: step(Kind.CALL_ARBITER),
  },
  "board-lifted": { status, placement: GAME, lifted: true },
};
