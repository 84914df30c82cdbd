// Boards keep their places, by number; which of them to look at first is said apart.
import { GameStage } from "../../api/adoube/v1/common_pb";
import type { LiveBoard } from "../liveBoard.svelte";
import { absentSinceStart, uncheckedSides } from "./absent";
import { differing } from "../physicalBoards/differences";
import { isObjected } from "./state";
import { NOT_SHORT } from "./shortage";

export function needsAttention({ view, due }: LiveBoard): boolean {
  if (due.length > 0 || view.proposedPenalties || differing(view).length > 0) return true;
  // A result to which a player objects waits for an official.
  if (view.state === GameStage.FINISHED) return isObjected(view);
  const away = view.whiteAwaySince > 0n || view.blackAwaySince > 0n;
  // Once both players are ready the clock starts by itself.
  const paused = view.state === GameStage.PAUSED && view.startsAt === 0n;
  // Once the round has started a game without its players is forfeited, and one without its checks never begins.
  const missing = absentSinceStart(view).length > 0 || uncheckedSides(view).length > 0;
  return away || view.calls.length > 0 || paused || missing;
}

export const byNumber = (boards: Iterable<LiveBoard>): LiveBoard[] =>
  [...boards].sort((a, b) => a.number - b.number);

/** Boards that need attention, then who is short of time, each by the mark of time and then by number. */
export function urgent(boards: Iterable<LiveBoard>): LiveBoard[] {
  const found = [...boards].flatMap((board) => {
    const attention = needsAttention(board);
    const rank = (attention ? 0 : NOT_SHORT + 1) + board.short;
    return attention || board.short < NOT_SHORT ? [{ board, rank }] : [];
  });
  const sorted = found.sort((a, b) => a.rank - b.rank || a.board.number - b.board.number);
  return sorted.map(({ board }) => board);
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
      return view.state === GameStage.PLAYING;
    case "finished":
      return view.state === GameStage.FINISHED;
    default:
      return true;
  }
}
