// How a device is, as the venue node decided it: its name, its colour, and what to do. The same on wall and console.
import { DeviceHealth, DeviceState, HealthLevel } from "../api/adoube/v1/uplink_pb";
import type { IconName } from "./Icon.svelte";
import { known, t, word } from "./i18n.svelte";
import { UNKNOWN, enumWord } from "./wire";

/** How much it needs somebody, the most urgent first. */
export const LEVELS = ["problem", "attention", "waiting", "good", "not-needed"] as const;
export type Level = (typeof LEVELS)[number];

/** Of a node that does not say it somebody should see to it. */
export function levelOf(level: HealthLevel | undefined): Level {
  switch (level) {
    case HealthLevel.PROBLEM:
      return "problem";
    case HealthLevel.WAITING:
      return "waiting";
    case HealthLevel.GOOD:
      return "good";
    case HealthLevel.NOT_NEEDED:
      return "not-needed";
    default:
      return "attention";
  }
}

export const LEVEL_ICONS: Record<Level, IconName> = {
  problem: "alert",
  attention: "eye",
  waiting: "pause",
  good: "check",
  "not-needed": "more",
};

/** Some states have a sign of their own. */
export function iconOf(health: DeviceHealth, level: Level): IconName {
  switch (health) {
    case DeviceHealth.NOT_CONNECTED:
    case DeviceHealth.DISCONNECTED:
      return "broken";
    case DeviceHealth.LATE:
    case DeviceHealth.AWAITED:
      return "clock";
    default:
      return LEVEL_ICONS[level];
  }
}

export const LEVEL_TONES = {
  problem: "bad",
  attention: "warn",
  waiting: "ruling",
  good: "good",
  "not-needed": "quiet",
} as const satisfies Record<Level, string>;

export const needsAttention = (level: Level): boolean =>
  level === "problem" || level === "attention";

/** As the texts have it: `page-missing`. One of a later version is as little said as none. */
function keyOf(health: DeviceHealth): string {
  const found = enumWord(DeviceHealth, health);
  return found === "" || found === UNKNOWN ? "unspecified" : found;
}

export const healthName = (health: DeviceHealth): string => word("officials-health", keyOf(health));

/** Whether the venue hears the device, as its node decided it. */
export const isHeard = (state: DeviceState): boolean =>
  state === DeviceState.READY || state === DeviceState.LATE;

/** What to do about it; empty where nothing is to be done. `state`: how the venue hears the device. A disconnected one that
 * the venue hears has no fault in its cable. */
export const healthAdvice = (health: DeviceHealth, state = DeviceState.UNSPECIFIED): string =>
  health === DeviceHealth.DISCONNECTED && isHeard(state)
    ? t("officials-health-advice-disconnected-heard")
    : known("officials-health-advice", keyOf(health));
