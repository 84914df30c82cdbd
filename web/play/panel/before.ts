// What is still waited for before a game.
import { CheckResult } from "../../api/adoube/v1/common_pb";
import type { SeatView } from "../../api/adoube/v1/play_pb";
import { t } from "../../shared/i18n.svelte";
import type { SideName } from "../../shared/wire";

export interface Check {
  kind: "device" | "fair-play";
  found: CheckResult;
}

/** None where none is asked for. */
export function checksOf(board: SeatView | undefined): Check[] {
  const before = board?.before;
  if (!before?.required || before.waived) return [];
  return [
    { kind: "device", found: before.deviceCheck },
    { kind: "fair-play", found: before.fairPlayCheck },
  ];
}

export const isPresent = (board: SeatView | undefined, side: SideName): boolean =>
  (side === "white" ? board?.whitePresent : board?.blackPresent) ?? false;

interface Opponent {
  here: boolean;
  name: string;
}

/** Told to who has checked in. */
export function waitsFor(board: SeatView | undefined, opponent: Opponent): string {
  const checks = checksOf(board);
  if (checks.some(({ found }) => found === CheckResult.FAILED))
    return t("play-before-waits-failed");
  if (checks.some(({ found }) => found !== CheckResult.PASSED))
    return t("play-before-waits-checks");
  if (!opponent.here) return t("play-before-waits-opponent", { name: opponent.name });
  if (!board?.released) return t("play-before-waits-round");
  // What was found of the opponent is not told here.
  return t(board.before?.required ? "play-before-waits-both-checked" : "play-before-waits-start");
}
