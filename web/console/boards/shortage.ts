import { GameStage } from "../../api/adoube/v1/common_pb";
// Which games are short of time.

/** Marks in ms of the lesser clock, and their words (`short.…`). */
const MARKS = [
  { below: 10_000, word: "10s" },
  { below: 60_000, word: "1min" },
  { below: 300_000, word: "5min" },
] as const;

export const NOT_SHORT = MARKS.length;

/** 0 for the shortest of time, `NOT_SHORT` for who has enough, or does not play. */
export function shortage(state: GameStage, clocks: { white: number; black: number }): number {
  if (state !== GameStage.PLAYING) return NOT_SHORT;
  const least = Math.min(clocks.white, clocks.black);
  const found = MARKS.findIndex(({ below }) => least < below);
  return found < 0 ? NOT_SHORT : found;
}

export const shortWord = (shortage: number): "10s" | "1min" | "5min" | "" =>
  MARKS[shortage]?.word ?? "";
