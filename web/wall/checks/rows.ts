// Players of this venue whose checks the event requires, as the coordinator decides how far they are.
import { isHeard } from "../../shared/health";
import { CheckKind, CheckResult } from "../../api/adoube/v1/common_pb";
import { IntentFate, type IntentView } from "../../api/adoube/v1/lta_pb";
import type { PlayerChecks } from "../../api/adoube/v1/board_pb";
import { CheckState } from "../../api/adoube/v1/uplink_pb";
import { word } from "../../shared/i18n.svelte";
import { enumWord, name } from "../../shared/wire";
import type { SeatHere } from "../grid/seat";
import type { LiveDevice } from "../liveDevice.svelte";

export const CHECKS = [CheckKind.DEVICE, CheckKind.FAIR_PLAY] as const;
export type Check = (typeof CHECKS)[number];

export const foundOf = (checks: PlayerChecks, check: Check): CheckResult =>
  check === CheckKind.DEVICE ? checks.device : checks.fairPlay;

export const nameOf = (check: Check): string =>
  word("pages-check-kind", enumWord(CheckKind, check));

type Seated = Pick<LiveDevice, "seat">;

const hasState =
  (state: CheckState) =>
  ({ seat }: Seated): boolean =>
    seat?.at.checkState === state;

/** A check of its player failed. */
export const isFailed = hasState(CheckState.FAILED);

/** No check of its player failed, and one is still to be made. */
export const isOpen = hasState(CheckState.OPEN);

export const isDone = (device: Seated): boolean => !isFailed(device) && !isOpen(device);

/** Who is not done first, then by device. */
export function toCheck(devices: Iterable<LiveDevice>): LiveDevice[] {
  const done = (device: LiveDevice) => Number(isDone(device));
  return [...devices]
    .filter(({ seat }) => seat?.at.checks)
    .sort((a, b) => done(a) - done(b) || a.id.localeCompare(b.id, undefined, { numeric: true }));
}

/** What was asked for this player last, of one check. */
export const askedOf = (
  intents: readonly IntentView[],
  seat: SeatHere,
  check: Check,
): IntentView | undefined =>
  intents.findLast(
    ({ intent }) =>
      intent?.what.case === "check" &&
      intent.what.value.kind === check &&
      intent.side === seat.at.side &&
      name(intent.board) === seat.board,
  );

/** What of a player's checks can be recorded as passed now. */
export function passable(
  device: Pick<LiveDevice, "state" | "seat">,
  intents: readonly IntentView[],
): Check[] {
  const { seat } = device;
  const checks = seat?.at.checks;
  if (!seat || !checks || checks.waived) return [];
  return CHECKS.filter(
    (check) =>
      foundOf(checks, check) !== CheckResult.PASSED &&
      askedOf(intents, seat, check)?.fate !== IntentFate.WAITING &&
      (check !== CheckKind.DEVICE || isHeard(device.state)),
  );
}
