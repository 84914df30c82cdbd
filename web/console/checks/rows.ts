// Players whose checks before the game are recorded, and what was found of each.
import { type BoardRef, CheckKind, CheckResult, GameStage } from "../../api/adoube/v1/common_pb";
import type { PlayerChecks } from "../../api/adoube/v1/board_pb";
import { SIDES, type SideName } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

export const CHECKS = [CheckKind.DEVICE, CheckKind.FAIR_PLAY] as const;
export type Check = (typeof CHECKS)[number];

export interface Row {
  key: string;
  board: LiveBoard;
  ref: BoardRef;
  side: SideName;
  name: string;
  venue: string;
  device: string;
  found: Record<Check, CheckResult>;
  waived: boolean;
}

const found = (checks: PlayerChecks | undefined): Record<Check, CheckResult> => ({
  [CheckKind.DEVICE]: checks?.device ?? CheckResult.UNSPECIFIED,
  [CheckKind.FAIR_PLAY]: checks?.fairPlay ?? CheckResult.UNSPECIFIED,
});

export const isDone = ({ found, waived }: Row): boolean =>
  waived || CHECKS.every((check) => found[check] === CheckResult.PASSED);

/** Of a venue, or of all where none is named; who is not done first, then by device. */
export function rows(boards: Iterable<LiveBoard>, venue: string): Row[] {
  const all: Row[] = [];
  for (const board of boards) {
    const { view } = board;
    if (view.state !== GameStage.WAITING || !view.before?.checksRequired || !view.board) continue;
    for (const side of SIDES) {
      const seat = view[side];
      if (!seat || (venue !== "" && seat.venue !== venue)) continue;
      const checks = view.before[side];
      const { name, device } = seat;
      const key = `${board.key} ${side}`;
      const row = { key, board, ref: view.board, side, name, venue: seat.venue, device };
      all.push({ ...row, found: found(checks), waived: checks?.waived ?? false });
    }
  }
  return all.sort(
    (a, b) =>
      Number(isDone(a)) - Number(isDone(b)) ||
      a.device.localeCompare(b.device, undefined, { numeric: true }),
  );
}
