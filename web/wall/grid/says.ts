// What a tile says of its device, in a word or two: of several things that which is to be done first.
import { t, word } from "../../shared/i18n.svelte";
import { isFailed } from "../checks/rows";
import type { LiveDevice } from "../liveDevice.svelte";
import { machineWord, stateWord } from "../look";
import { scored } from "./seat";

type Told = Pick<
  LiveDevice,
  | "degree"
  | "state"
  | "seat"
  | "broken"
  | "machine"
  | "locked"
  | "goesTo"
  | "comesFrom"
  | "waits"
  | "calling"
  | "helped"
  | "out"
  | "pageless"
  | "over"
  | "unseen"
  | "stands"
>;

/** `short`: a device's id as the tiles have it; `linked`: the coordinator is heard, whose word much of it is. */
export function saysOf(device: Told, short: (id: string) => string, linked = true): string {
  const asKnown = (state: string) => (linked ? state : t("device.was", { state }));
  const { degree, seat, state, goesTo, comesFrom } = device;
  const layers = device.broken.split(" ").filter((layer) => layer !== "");
  // What is wrong with its lock stands in the place of its being there.
  if (layers.length > 0)
    return t("tile.broken", { layers: layers.map((layer) => word("layer", layer)).join(", ") });
  const machine = machineWord(device);
  if (machine !== "") return machine;
  if (goesTo) return t("tile.goes-to", { device: short(goesTo) });
  if (comesFrom) return t("tile.comes-from", { device: short(comesFrom) });
  if (device.waits && device.calling)
    return asKnown(t(device.helped ? "tile.helped" : "tile.calls"));
  if (device.waits) return t("tile.locked");
  if (device.over && seat && (degree === "well" || degree === "absent"))
    return asKnown(t("tile.over", { score: scored(seat.at) }));
  if (degree === "well") {
    if (seat?.at.checks && isFailed(seat.at.checks)) return t("tile.failed");
    if (seat?.at.unchecked) return t("tile.unchecked");
    if (device.out) return asKnown(t("tile.out"));
  }
  if (device.pageless) return t("tile.no-page");
  if (degree === "well" && device.stands) return asKnown(word("stands", device.stands));
  if (degree === "well" && device.unseen) return t("tile.to-check");
  // Of a seat it is known that its device is heard, and not that its player is ready; a spare is.
  if (degree === "well" && seat && state === "ready") {
    return seat.at.game === "on" ? asKnown(t("tile.plays")) : ofSeat(seat.at.game);
  }
  return stateWord(degree, state);
}

function ofSeat(game: string): string {
  return game === "before" ? t("tile.heard") : word("device-state", "ready");
}
