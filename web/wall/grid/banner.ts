// What the banner says of the whole venue while nobody has to go to one device: green only if every player can play.
import { DeviceHealth } from "../../api/adoube/v1/uplink_pb";
import { LEVEL_ICONS, LEVELS, needsAttention, type Level } from "../../shared/health";
import type { IconName } from "../../shared/Icon.svelte";
import { t } from "../../shared/i18n.svelte";
import type { LiveDevice } from "../liveDevice.svelte";
import { needOf } from "../look";

type Told = Pick<LiveDevice, "seat" | "health" | "level" | "calling">;

export interface Banner {
  level: Level;
  icon: IconName;
  text: string;
}

/** The most urgent level of any device. */
const worstOf = (devices: readonly Told[]): Level =>
  LEVELS.find((level) => devices.some((device) => needOf(device) === level)) ?? "not-needed";

/** `cut`: the coordinator cannot be reached, so that nobody can move, whatever the devices' own links are. */
export function banner(all: Iterable<Told>, cut: boolean): Banner {
  const devices = [...all];
  const level = worstOf(devices);
  if (cut && !needsAttention(level))
    return { level: "attention", icon: LEVEL_ICONS.attention, text: t("wall.cut-off") };
  const awaits = devices.some(({ health }) => health === DeviceHealth.AWAITED);
  const icon = level === "waiting" && awaits ? "clock" : LEVEL_ICONS[level];
  return { level, icon, text: textOf(level, devices) };
}

function textOf(level: Level, devices: readonly Told[]): string {
  const count = (health: DeviceHealth) => devices.filter((it) => it.health === health).length;
  const awaited = count(DeviceHealth.AWAITED);
  switch (level) {
    case "problem":
    case "attention":
      return attention(devices, count);
    case "waiting":
      // A node that has just started says nothing yet of devices that it has not heard.
      if (awaited > 0) return t("wall.awaited", { n: awaited });
      return `${t("wall.connected")} ${t("wall.paused", { n: paused(devices) })}`;
    case "good":
      if (devices.some((device) => device.seat && needOf(device) === "good"))
        return `${t("wall.connected")} ${t("wall.present")}`;
      return t("wall.not-needed");
    case "not-needed":
      return t("wall.not-needed");
  }
}

/** Players who are not checked, players who are absent, and the devices with anything else. */
function attention(devices: readonly Told[], count: (health: DeviceHealth) => number): string {
  const unchecked = count(DeviceHealth.NOT_CHECKED);
  const absent = count(DeviceHealth.PLAYER_ABSENT);
  const all = devices.filter((device) => needsAttention(needOf(device))).length;
  const others = all - unchecked - absent;
  return [
    others > 0 ? t("wall.attention", { n: others }) : "",
    unchecked > 0 ? t("wall.not-checked", { n: unchecked }) : "",
    absent > 0 ? t("wall.absent", { n: absent }) : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** How many players are absent; empty for none. */
export function absentText(devices: readonly Pick<LiveDevice, "seat">[]): string {
  const n = devices.filter(({ seat }) => seat?.at.playerAbsent).length;
  return n > 0 ? t("wall.absent", { n }) : "";
}

/** Games, not seats. */
const paused = (devices: readonly Told[]): number =>
  new Set(
    devices.flatMap(({ health, seat }) => (health === DeviceHealth.PAUSED ? [seat?.board] : [])),
  ).size;
