// The moves of a game that count, from its records: positions that were restored and games that
// began anew take back what was before them.
import type { BoardEvent, Moved } from "../../api/adoube/v1/board_pb";
import { halfMovesBefore } from "../../shared/moveNumbers";
import { ms } from "../../shared/wire";

export interface Played {
  move: Moved;
  /** Its number as its game's FEN counts half-moves, from 1. */
  half: number;
  /** The mover's clock after it, ms. */
  left: number;
  at: number;
}

const isWhites = (half: number): boolean => half % 2 === 1;

/** Of each game of the board, the last of which counts. */
export function games(events: readonly BoardEvent[]): Played[][] {
  const before: Played[][] = [];
  let played: Played[] = [];
  let start = 0;
  for (const { event, clocks, time } of events) {
    if (event.case === "opened") start = halfMovesBefore(event.value.fen);
    if (event.case === "restarted") {
      before.push(played);
      played = [];
      if (event.value.fen) start = halfMovesBefore(event.value.fen);
    }
    if (event.case === "positionRestored") {
      const { ply } = event.value;
      played = played.filter(({ move }) => move.ply <= ply);
    }
    if (event.case !== "moved") continue;
    const half = start + event.value.ply;
    const left = ms(isWhites(half) ? clocks?.white : clocks?.black);
    played.push({ move: event.value, half, left, at: ms(time) });
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
