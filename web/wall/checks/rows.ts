// Players of this venue who are to be checked before their games.
import type { IntentView } from "../../api/adoube/v1/lta_pb";
import type { PlayerChecks } from "../../api/adoube/v1/board_pb";
import { name } from "../../shared/wire";
import type { SeatHere } from "../grid/seat";
import type { LiveDevice } from "../liveDevice.svelte";

export const CHECKS = ["device", "fair-play"] as const;
export type Check = (typeof CHECKS)[number];

/** "passed", "failed", or empty. */
export const foundOf = (checks: PlayerChecks, check: Check): string =>
  check === "device" ? checks.device : checks.fairPlay;

export const isDone = (checks: PlayerChecks): boolean =>
  checks.waived || CHECKS.every((check) => foundOf(checks, check) === "passed");

export const isFailed = (checks: PlayerChecks): boolean =>
  !checks.waived && CHECKS.some((check) => foundOf(checks, check) === "failed");

/** Nothing was found against him, and not all was looked at yet. */
export const isOpen = (checks: PlayerChecks): boolean => !isDone(checks) && !isFailed(checks);

/** Who is not done first, then by device. */
export function toCheck(devices: Iterable<LiveDevice>): LiveDevice[] {
  const done = ({ seat }: LiveDevice) => Number(seat?.at.checks ? isDone(seat.at.checks) : true);
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

/** A device that is not heard now cannot be checked: nobody knows what runs on it. */
export const isHeard = ({ state }: Pick<LiveDevice, "state">): boolean =>
  state === "ready" || state === "late";

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
      foundOf(checks, check) !== "passed" &&
      askedOf(intents, seat, check)?.fate !== "waiting" &&
      (check !== "device" || isHeard(device)),
  );
}
