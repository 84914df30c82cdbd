// Players of this venue who are to be checked before their games.
import type { PlayerChecks } from "../../api/adoube/v1/board_pb";
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

/** Who is not done first, then by device. */
export function toCheck(devices: Iterable<LiveDevice>): LiveDevice[] {
  const done = ({ seat }: LiveDevice) => Number(seat?.at.checks ? isDone(seat.at.checks) : true);
  return [...devices]
    .filter(({ seat }) => seat?.at.checks)
    .sort((a, b) => done(a) - done(b) || a.id.localeCompare(b.id, undefined, { numeric: true }));
}
