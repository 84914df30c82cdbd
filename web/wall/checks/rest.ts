// All players who are not checked yet, in one deed: whom it takes, and whom it leaves to be looked at one by one.
import { isHeard } from "../../shared/health";
import type { IntentView } from "../../api/adoube/v1/lta_pb";
import type { LiveDevice } from "../liveDevice.svelte";
import { isDone, isFailed, passable } from "./rows";

export type LeftOut = "failed" | "unheard" | "trouble" | "asked";

type Row = Pick<LiveDevice, "id" | "state" | "level" | "seat">;

export interface Rest {
  /** Their devices' ids. */
  taken: string[];
  out: { id: string; why: LeftOut }[];
}

/** Of one that is not done: why it is left out, if it is. */
export function leftOut(device: Row, intents: readonly IntentView[]): LeftOut | null {
  if (isFailed(device)) return "failed";
  if (!isHeard(device.state)) return "unheard";
  if (device.level === "problem") return "trouble";
  return passable(device, intents).length === 0 ? "asked" : null;
}

export function restOf(devices: Iterable<Row>, intents: readonly IntentView[]): Rest {
  const rest: Rest = { taken: [], out: [] };
  for (const device of devices) {
    if (isDone(device)) continue;
    const why = leftOut(device, intents);
    if (why) rest.out.push({ id: device.id, why });
    else rest.taken.push(device.id);
  }
  return rest;
}
