// How a venue and its devices are.
import type { VenueView } from "../../api/adoube/v1/event_pb";
import type { DeviceStatus } from "../../api/adoube/v1/uplink_pb";
import type { IconName } from "../../shared/Icon.svelte";
import type { Live } from "../live.svelte";

export type Tone = "good" | "warn" | "bad" | "quiet";

const STATES: Record<string, { tone: Tone; icon: IconName; rank: number }> = {
  duplicate: { tone: "bad", icon: "alert", rank: 0 },
  lost: { tone: "bad", icon: "broken", rank: 1 },
  silent: { tone: "bad", icon: "broken", rank: 2 },
  late: { tone: "warn", icon: "clock", rank: 3 },
  ready: { tone: "good", icon: "check", rank: 4 },
  awaited: { tone: "quiet", icon: "clock", rank: 5 },
  absent: { tone: "quiet", icon: "more", rank: 5 },
};

export const deviceLook = (state: string) =>
  STATES[state] ?? { tone: "warn" as const, icon: "alert" as const, rank: 3 };

/** How a device looks whose page is gone. */
export const NO_PAGE = { tone: "warn", icon: "alert" } as const;

/** And one at which a board is held: nothing is wrong with it. */
export const STOPPED = { tone: "quiet", icon: "pause" } as const;

/** A page was there, and is closed or answers no more. */
export const lostItsPage = ({ page }: DeviceStatus): boolean =>
  page === "closed" || page === "silent";

/** Trouble first, then by id. */
export const inOrder = (devices: readonly DeviceStatus[]): DeviceStatus[] =>
  [...devices].sort(
    (a, b) =>
      deviceLook(a.state).rank - deviceLook(b.state).rank ||
      a.device.localeCompare(b.device, undefined, { numeric: true }),
  );

/** Being late is no trouble yet. */
export const troubled = (device: DeviceStatus): boolean =>
  device.locked || ["silent", "lost", "duplicate"].includes(device.state);

/** Whether somebody should look at it: silent, cut off after it was heard, or a device in trouble. */
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
