// How a venue and its devices are, as the venue node decided it.
import type { VenueView } from "../../api/adoube/v1/event_pb";
import type { DeviceStatus } from "../../api/adoube/v1/uplink_pb";
import { LEVELS, levelOf, needsAttention } from "../../shared/health";
import type { Live } from "../live.svelte";

/** The most urgent first, then by id. */
export const inOrder = (devices: readonly DeviceStatus[]): DeviceStatus[] =>
  [...devices].sort(
    (a, b) =>
      weight(a) - weight(b) || a.device.localeCompare(b.device, undefined, { numeric: true }),
  );

function weight({ health, healthLevel }: DeviceStatus): number {
  const level = levelOf(healthLevel);
  return LEVELS.indexOf(level) * 100 + (needsAttention(level) ? health : 0);
}

/** Somebody must go there now. */
export const troubled = ({ healthLevel }: DeviceStatus): boolean =>
  levelOf(healthLevel) === "problem";

/** Something has to be done before its player can play. */
export const awaitsAttention = ({ healthLevel }: DeviceStatus): boolean =>
  levelOf(healthLevel) === "attention";

/** How many devices somebody must go to, and how many await attention; none while it is not known how they are now. */
export const deviceCounts = ({ devices }: VenueView, known: boolean) => ({
  trouble: known ? devices.filter(troubled).length : 0,
  attention: known ? devices.filter(awaitsAttention).length : 0,
});

/** Whether somebody should look at it: silent, cut off after it was heard, or a device with a problem. */
export const venueTrouble = (view: VenueView, silent: boolean): boolean =>
  silent || (!view.connected && view.lastContact > 0n) || view.devices.some(troubled);

/** How many venues somebody should look at. */
export const venuesInTrouble = ({ venues, silent }: Live): number =>
  [...venues.values()].filter(({ view }) => venueTrouble(view, silent.has(view.venue))).length;

/** The share of the uplink's pings that were answered, in percent; null where none were sent. */
export const answered = ({
  pingsSent,
  pingsAnswered,
}: {
  pingsSent: number;
  pingsAnswered: number;
}): number | null => (pingsSent === 0 ? null : Math.round((100 * pingsAnswered) / pingsSent));
