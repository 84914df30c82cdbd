// The moves of a game that count, from its records: positions that were restored and games that
// began anew take back what was before them.
import type { BoardEvent, Moved } from "../../api/adoube/v1/board_pb";
import { Side, type Clocks } from "../../api/adoube/v1/common_pb";
import { halfMovesBefore } from "../../shared/moveNumbers";
import { ms } from "../../shared/wire";

export interface Played {
  move: Moved;
  /** Its number as its game's FEN counts half-moves, from 1. */
  half: number;
  /** The mover's clock after it, ms. */
  left: number;
  at: number;
  /** An offer of a draw came with it. */
  drawOffered: boolean;
  /** Both clocks as they were corrected after it, ms, the newest last. */
  corrected: BothClocks[];
}

export interface BothClocks {
  white: number;
  black: number;
}

/** Records by which somebody corrects clocks. A ruling may leave them as they are. */
const CORRECTIONS = new Set(["clockAdjusted", "timeAdded", "penalised", "cameLate", "ruled"]);

const bothClocks = (clocks: Clocks | undefined): BothClocks | null =>
  clocks ? { white: ms(clocks.white), black: ms(clocks.black) } : null;

const isSame = (one: BothClocks | null, other: BothClocks): boolean =>
  one?.white === other.white && one.black === other.black;

const isWhites = (half: number): boolean => half % 2 === 1;

/** Of each game of the board, the last of which counts. */
export function games(events: readonly BoardEvent[]): Played[][] {
  const before: Played[][] = [];
  let played: Played[] = [];
  let start = 0;
  let offer = Side.UNSPECIFIED;
  let shown: BothClocks | null = null;
  for (const { event, clocks, time } of events) {
    const last = played.at(-1);
    const now = bothClocks(clocks);
    if (last && now && CORRECTIONS.has(event.case ?? "") && !isSame(shown, now))
      last.corrected.push(now);
    shown = now ?? shown;
    if (event.case === "drawOffered") {
      offer = event.value.seat;
      // It comes with its maker's last move, or with the one that they are about to make.
      if (last?.move.seat === offer) last.drawOffered = true;
    }
    if (event.case === "drawDeclined") offer = Side.UNSPECIFIED;
    if (event.case === "opened") start = halfMovesBefore(event.value.fen);
    if (event.case === "restarted") {
      before.push(played);
      played = [];
      offer = Side.UNSPECIFIED;
      if (event.value.fen) start = halfMovesBefore(event.value.fen);
    }
    if (event.case === "positionRestored") {
      const { ply } = event.value;
      played = played.filter(({ move }) => move.ply <= ply);
      offer = Side.UNSPECIFIED;
    }
    if (event.case !== "moved") continue;
    const half = start + event.value.ply;
    const left = ms(isWhites(half) ? clocks?.white : clocks?.black);
    const { seat } = event.value;
    const drawOffered = offer !== Side.UNSPECIFIED && offer === seat;
    if (!drawOffered) offer = Side.UNSPECIFIED;
    played.push({ move: event.value, half, left, at: ms(time), drawOffered, corrected: [] });
  }
  return [...before, played];
}

/** Those of the game that counts. */
export const moves = (events: readonly BoardEvent[]): Played[] => games(events).at(-1) ?? [];

export interface Row {
  number: number;
  white: Played | null;
  black: Played | null;
}

export function inRows(played: readonly Played[]): Row[] {
  const found = new Map<number, Row>();
  for (const one of played) {
    const number = Math.ceil(one.half / 2);
    const row = found.get(number) ?? { number, white: null, black: null };
    found.set(number, isWhites(one.half) ? { ...row, white: one } : { ...row, black: one });
  }
  return [...found.values()];
}
