// What the strip says while no device is in trouble.
import type { IconName } from "../../shared/Icon.svelte";
import { t } from "../../shared/i18n.svelte";
import type { LiveDevice } from "../liveDevice.svelte";

type Told = Pick<LiveDevice, "seat" | "stands" | "state">;

export interface Calm {
  tone: "well" | "standing" | "awaiting";
  icon: IconName;
  text: string;
}

export function calm(devices: Iterable<Told>): Calm {
  const all = [...devices];
  // A node that was only just started claims nothing of whom it has not heard.
  const awaited = all.filter(({ state }) => state === "awaited").length;
  if (awaited > 0)
    return { tone: "awaiting", icon: "clock", text: t("wall.awaited", { n: awaited }) };
  /** Boards on which nobody plays until somebody decides something. */
  const boards = new Set(all.flatMap(({ seat, stands }) => (stands ? [seat?.board] : [])));
  if (boards.size > 0)
    return { tone: "standing", icon: "pause", text: t("wall.all-heard", { n: boards.size }) };
  return { tone: "well", icon: "check", text: t("wall.all-well") };
}
