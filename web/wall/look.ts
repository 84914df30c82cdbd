// How much a device or the uplink is to be looked at, by what the node said of it.
import type { UplinkState, VenueDevice } from "../api/adoube/v1/lta_pb";
import type { IconName } from "../shared/Icon.svelte";
import { known, t, word } from "../shared/i18n.svelte";

export type Degree = "alarm" | "silent" | "late" | "well" | "absent";

export const ORDER: readonly Degree[] = ["alarm", "silent", "late", "well", "absent"];

export const ICONS: Record<Degree, IconName> = {
  alarm: "alert",
  silent: "broken",
  late: "clock",
  well: "check",
  absent: "more",
};

/** A node that was only just started has not heard everybody yet: whom it waits for is neither here nor missing. */
export const isHere = (state: string): boolean => state !== "absent" && state !== "awaited";

/** Not heard any more; where that is no alarm nobody needs it. */
const GONE = new Set(["lost", "silent"]);

export function degree({ alarm, status }: VenueDevice): Degree {
  if (alarm === "alarm" || alarm === "silent" || alarm === "late") return alarm;
  // A word that this page does not know yet is not taken for well.
  if (alarm !== "") return "alarm";
  const state = status?.state ?? "";
  return isHere(state) && !GONE.has(state) ? "well" : "absent";
}

/** One that has a seat and is not here is missing; one that nobody needs is absent. */
export const stateWord = (degree: Degree, state: string): string =>
  degree !== "absent" && state === "absent" ? t("tile.missing") : word("device-state", state);

/** The layers that the event asks for and of which what they forbid is there: their names, as the device has them. */
export const brokenOf = ({ lockdown }: VenueDevice): string =>
  (lockdown?.layers ?? [])
    .filter(({ required, state }) => required && state === "broken")
    .map(({ layer }) => layer)
    .join(" ");

/** Why its machine is an alarm, a breach with the page that it locked; nothing where it is none, and of a device that is
 * not heard. */
export function machineWord({ machine, locked, state }: Machine): string {
  if (state !== "ready" && state !== "late") return "";
  return known("machine-alarm", machine === "breach" && locked ? "breach-locked" : machine);
}

interface Machine {
  /** As on the wire. */
  machine: string;
  /** Its page takes no input. */
  locked: boolean;
  state: string;
}

export type Way = "well" | "late" | "silent";

/** The way to the coordinator: one that hangs half open stands, and answers no more. */
export function wayDegree({ connected, alarm }: UplinkState): Way {
  if (connected && alarm === "") return "well";
  return connected && alarm === "late" ? "late" : "silent";
}

export const isTrouble = (degree: Degree): boolean =>
  degree === "alarm" || degree === "silent" || degree === "late";

/** Devices to which somebody is to go: the worst first. */
export const troubledOf = <T extends { id: string; degree: Degree; needed: boolean }>(
  devices: Iterable<T>,
): T[] =>
  [...devices]
    .filter(({ degree, needed }) => isTrouble(degree) || needed)
    .sort((a, b) => ORDER.indexOf(a.degree) - ORDER.indexOf(b.degree) || byPlace(a, b));

/** As they stand in the hall: by number, not by letter. */
export const byPlace = (a: { id: string }, b: { id: string }): number =>
  a.id.localeCompare(b.id, undefined, { numeric: true });
