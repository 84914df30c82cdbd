// Which board is looked at first: one that needs attention, then who is short of time, then the others.
import type { LiveBoard } from "../liveBoard.svelte";
import { absentSides, uncheckedSides } from "./absent";
import { NOT_SHORT } from "./shortage";

export function needsAttention({ view, due }: LiveBoard): boolean {
  if (due.length > 0) return true;
  if (view.state === "finished") return false;
  const away = view.whiteAwaySince > 0n || view.blackAwaySince > 0n;
  // Once both players are ready the clock starts by itself.
  const paused = view.state === "paused" && view.startsAt === 0n;
  // Once the round has started a game without its players is forfeited, and one without its checks never begins.
  const missing = absentSides(view).length > 0 || uncheckedSides(view).length > 0;
  return away || view.calls.length > 0 || paused || missing;
}

function rank(board: LiveBoard): number {
  if (needsAttention(board)) return 0;
  const { state } = board.view;
  return state === "playing" ? 1 : state === "finished" ? 3 : 2;
}

/** Within a mark of time by number: boards do not jump about with every second. */
export function inOrder(boards: Iterable<LiveBoard>): LiveBoard[] {
  const keyed = Array.from(boards, (board) => ({
    board,
    key: (rank(board) * (NOT_SHORT + 1) + board.short) * 100_000 + board.number,
  }));
  return keyed.sort((a, b) => a.key - b.key).map(({ board }) => board);
}

/** Whether they are the same boards, in whatever order: one that was told anew under its name is another. */
export function isSame(all: readonly LiveBoard[], others: readonly LiveBoard[]): boolean {
  const known = new Set(others);
  return all.length === others.length && all.every((board) => known.has(board));
}

export const FILTERS = ["all", "attention", "short", "playing", "finished"] as const;
export type Filter = (typeof FILTERS)[number];

export function fits(board: LiveBoard, filter: Filter, venue: string): boolean {
  const { view } = board;
  if (venue && view.white?.venue !== venue && view.black?.venue !== venue) return false;
  switch (filter) {
    case "attention":
      return needsAttention(board);
    case "short":
      return board.short < NOT_SHORT;
    case "playing":
    case "finished":
      return view.state === filter;
    default:
      return true;
  }
}
