// What can be clicked, from the moves that were told: no move is worked out here.
import type { Dests, Key } from "@lichess-org/chessground/types";

const from = (uci: string) => uci.slice(0, 2) as Key;
const to = (uci: string) => uci.slice(2, 4) as Key;

/** Where each piece may go. */
export function dests(legal: readonly string[]): Dests {
  const found: Dests = new Map();
  for (const uci of legal) {
    const known = found.get(from(uci)) ?? [];
    if (!known.includes(to(uci))) known.push(to(uci));
    found.set(from(uci), known);
  }
  return found;
}

/** What a pawn may become by a move of two squares, such as "b7b8": "q", "r", "b", "n"; nothing for any other move. */
export const promotions = (legal: readonly string[], squares: string): string[] =>
  legal.filter((uci) => uci.length === 5 && uci.startsWith(squares)).map((uci) => uci.slice(4));

/** The moves that a square belongs to, as two squares, whatever a pawn becomes by them. */
export function movesOf(legal: readonly string[], square: Key): string[] {
  const own = legal.filter((uci) => from(uci) === square || to(uci) === square);
  return [...new Set(own.map((uci) => uci.slice(0, 4)))];
}

/** Whether a piece may go to that square. */
export const movesTo = (dests: Dests, square: Key): boolean =>
  [...dests.values()].some((squares) => squares.includes(square));

/** Squares with a look of their own. */
export function marked(uci: string, look: string): [Key, string][] {
  return uci.length < 4
    ? []
    : [
        [from(uci), look],
        [to(uci), look],
      ];
}
