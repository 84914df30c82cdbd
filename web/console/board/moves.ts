// The moves of a game that count, from its records: positions that were restored and games that
// began anew take back what was before them.
import type { BoardEvent, Moved } from "../../api/adoube/v1/board_pb";
import { ms } from "../../shared/wire";

export interface Played {
  move: Moved;
  /** The mover's clock after it, ms. */
  left: number;
  at: number;
}

/** Of each game of the board, the last of which counts. */
export function games(events: readonly BoardEvent[]): Played[][] {
  const before: Played[][] = [];
  let played: Played[] = [];
  for (const { event, clocks, time } of events) {
    if (event.case === "restarted") {
      before.push(played);
      played = [];
    }
    if (event.case === "positionRestored") {
      const { ply } = event.value;
      played = played.filter(({ move }) => move.ply <= ply);
    }
    if (event.case !== "moved") continue;
    const white = event.value.ply % 2 === 1;
    const left = ms(white ? clocks?.white : clocks?.black);
    played.push({ move: event.value, left, at: ms(time) });
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
    const number = Math.ceil(one.move.ply / 2);
    const row = found.get(number) ?? { number, white: null, black: null };
    found.set(number, one.move.ply % 2 === 1 ? { ...row, white: one } : { ...row, black: one });
  }
  return [...found.values()];
}
