// What happens at the wall while something covers it.
import { VenueAlarmKind } from "../api/adoube/v1/uplink_pb";
import { incidentTone, type IncidentTone, type Matter } from "./alarm";
import { needsAttention, type Level } from "../shared/health";

/** The place of the page at which calls and incidents are answered. */
export const CALLS = "calls";

interface Told {
  id: string;
  level: Level;
  calling: boolean;
}

export interface Elsewhere<T> {
  /** As they stand in the strip: the worst first. Who only calls is among the calls. */
  devices: T[];
  calls: number;
  incidents: number;
  /** Of the incidents. */
  tone: IncidentTone;
  worst: "bad" | "warn" | "calm";
}

/** All but what is told of one device where that one is looked at: its state, its call, its incidents. */
export function elsewhere<T extends Told>(
  troubled: readonly T[],
  matters: readonly Matter[],
  about: string,
): Elsewhere<T> {
  const devices = troubled.filter(
    ({ id, level, calling }) => id !== about && (needsAttention(level) || !calling),
  );
  const others = matters.filter((matter) => !matter.devices.includes(about));
  const calls = others.filter(({ first }) => first.kind === VenueAlarmKind.CALL).length;
  const incidents = others.length - calls;
  const lost = devices.some(({ level }) => level === "problem");
  const tone = incidentTone(others);
  const some = devices.length + others.length > 0;
  return {
    devices,
    calls,
    incidents,
    tone,
    worst: lost || (incidents > 0 && tone === "bad") ? "bad" : some ? "warn" : "calm",
  };
}
