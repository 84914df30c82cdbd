// How long ago a device was heard, as a wall shows it: whole seconds, counting up.
import type { LiveDevice } from "../liveDevice.svelte";
import { ms } from "../../shared/wire";
import { showAge } from "../../shared/span";

/** Milliseconds; null for a device that was never heard. `now` in `pulse` time. */
export function age({ device, told }: LiveDevice, now: number): number | null {
  const { status } = device;
  if (!status || status.state === "absent") return null;
  return ms(status.ageMs) + Math.max(0, now - told);
}

export const showHeard = (age: number | null): string => (age === null ? "–" : showAge(age));
