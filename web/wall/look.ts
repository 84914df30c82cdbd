// How much a device or the uplink needs somebody, by what the node said of it.
import { AlarmLevel, type UplinkState, type VenueDevice } from "../api/adoube/v1/lta_pb";
import { LockLayerKind, LockLayerState } from "../api/adoube/v1/telemetry_pb";
import { type DeviceHealth, DeviceState } from "../api/adoube/v1/uplink_pb";
import { enumWord } from "../shared/wire";
import { LEVELS, needsAttention, type Level } from "../shared/health";

/** A node that was only just started has not heard everybody yet: whom it waits for is neither here nor missing. */
export const isHere = (state: DeviceState): boolean =>
  state !== DeviceState.ABSENT && state !== DeviceState.AWAITED;

/** The layers that the event asks for and of which what they forbid is there: their words. */
export const brokenOf = ({ lockdown }: VenueDevice): string =>
  (lockdown?.layers ?? [])
    .filter(({ required, state }) => required && state === LockLayerState.BROKEN)
    .map(({ layer }) => enumWord(LockLayerKind, layer))
    .join(" ");

export type Way = "well" | "late" | "silent";

/** The way to the coordinator: one that hangs half open stands, and answers no more. */
export function wayDegree({ connected, alarm }: UplinkState): Way {
  if (!connected) return "silent";
  switch (alarm) {
    case AlarmLevel.UNSPECIFIED:
      return "well";
    case AlarmLevel.LATE:
      return "late";
    default:
      return "silent";
  }
}

/** A device, and what its player needs. */
interface Needs {
  level: Level;
  calling: boolean;
  differs?: boolean;
}

/** How much a device or its player needs somebody: a player who calls does, and one whose physical board differs, however
 * well the device is. */
export const needOf = ({ level, calling, differs }: Needs): Level =>
  (calling || differs) && !needsAttention(level) ? "attention" : level;

interface Listed extends Needs {
  id: string;
  health: DeviceHealth;
  gathers: boolean;
}

/** Devices to which somebody is to go: the worst first, then players who call. Players who gather before a game are counted
 * and not listed. */
export const troubledOf = <T extends Listed>(devices: Iterable<T>): T[] =>
  [...devices].filter(isListed).sort((a, b) => weight(a) - weight(b) || byPlace(a, b));

function isListed(device: Listed): boolean {
  const { level, gathers, calling, differs } = device;
  if (calling || differs) return true;
  return needsAttention(level) && !gathers;
}

const weight = ({ level, health }: Listed): number =>
  LEVELS.indexOf(level) * 100 + (needsAttention(level) ? health : 0);

/** As they stand in the hall: by number, not by letter. */
export const byPlace = (a: { id: string }, b: { id: string }): number =>
  a.id.localeCompare(b.id, undefined, { numeric: true });
