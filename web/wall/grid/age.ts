// How long ago a device was heard, as a wall shows it: whole seconds, counting up.
import type { VenueDevice } from "../../api/adoube/v1/lta_pb";
import { ms } from "../../shared/wire";
import { showAge } from "../../shared/span";
import { isHere } from "../look";

interface Told {
  device: VenueDevice;
  told: number;
}

/** Milliseconds; null for a device that was never heard. `now` in `pulse` time. */
export function age({ device, told }: Told, now: number): number | null {
  const { status } = device;
  // One that said goodbye is as absent as one that never came, but has an age.
  if (!status || (!isHere(status.state) && status.ageMs === 0n)) return null;
  return ms(status.ageMs) + Math.max(0, now - told);
}

/** Devices speak once a second: of one that is well a younger age says nothing, and would flicker. */
const FRESH = 2_000;

/** Shown of one that was never heard. */
export const NEVER = "–";

export function showHeard(age: number | null, well: boolean): string {
  if (age === null) return NEVER;
  return well && age < FRESH ? "< 2 s" : showAge(age);
}
