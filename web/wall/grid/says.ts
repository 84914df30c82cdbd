// What a tile says of its device, in a word or two: of several things that which is to be done first.
import { DeviceHealth, GamePhase } from "../../api/adoube/v1/uplink_pb";
import { healthName, needsAttention } from "../../shared/health";
import { t, word } from "../../shared/i18n.svelte";
import type { LiveDevice } from "../liveDevice.svelte";
import { isStopped, scored } from "./seat";

type Told = Pick<
  LiveDevice,
  "health" | "level" | "seat" | "broken" | "goesTo" | "comesFrom" | "calling" | "helped" | "out"
> &
  Partial<Pick<LiveDevice, "differs" | "boardBattery">>;

/** What the coordinator told of the game: while it is not heard that is of before. */
const OF_GAME = new Set([
  DeviceHealth.CHECK_FAILED,
  DeviceHealth.NOT_CHECKED,
  DeviceHealth.PLAYER_ABSENT,
  DeviceHealth.BOARD_DIFFERS,
  DeviceHealth.PAUSED,
  DeviceHealth.PLAYING,
  DeviceHealth.AWAITS_RULING,
  DeviceHealth.FINISHED,
]);

/** `short`: a device's id as the tiles have it; `linked`: the coordinator is heard, whose word much of it is. */
export function saysOf(device: Told, short: (id: string) => string, linked = true): string {
  const asKnown = (state: string) => (linked ? state : t("officials-device-was", { state }));
  const { health, level, seat, goesTo, comesFrom } = device;
  if (level === "problem") return named(device);
  const waits = device.calling && health === DeviceHealth.BOARD_BATTERY_LOW;
  if (needsAttention(level) && device.calling && !waits) return ofDevice(device, asKnown);
  if (goesTo) return t("wall-tile-goes-to", { device: short(goesTo) });
  if (comesFrom) return t("wall-tile-comes-from", { device: short(comesFrom) });
  if (device.calling) return asKnown(t(device.helped ? "wall-tile-helped" : "wall-tile-calls"));
  if (device.differs && !needsAttention(level)) return asKnown(t("physical-board-tile"));
  if (device.out && !needsAttention(level)) return asKnown(t("wall-tile-out"));
  if (health === DeviceHealth.FINISHED && seat) {
    const ended = `${healthName(health)} ${scored(seat.at)}`.trim();
    const more = t("wall-tile-objected");
    return asKnown(seat.at.objected ? t("wall-tile-with", { state: ended, more }) : ended);
  }
  return ofDevice(device, asKnown);
}

function ofDevice(device: Told, asKnown: (state: string) => string): string {
  const said = withGame(device);
  return OF_GAME.has(device.health) ? asKnown(said) : said;
}

/** Its state, and of its game what that hides: it is paused, or it goes on while its player cannot play. Whose clock runs the wall does not know. */
function withGame({ health, level, seat, boardBattery }: Told): string {
  const said = boardBattery || healthName(health);
  if (level !== "attention" || seat?.at.game !== GamePhase.ON) return said;
  if (isStopped(seat.at))
    return t("wall-tile-with", { state: said, more: healthName(DeviceHealth.PAUSED) });
  const unplayable = health === DeviceHealth.PAGE_MISSING || health === DeviceHealth.PAGE_LOCKED;
  return unplayable ? t("wall-tile-with", { state: said, more: t("officials-game-runs") }) : said;
}

/** Of a broken lock, which layers. */
function named({ health, broken }: Told): string {
  const layers = broken.split(" ").filter((layer) => layer !== "");
  if (health !== DeviceHealth.LOCK_BROKEN || layers.length === 0) return healthName(health);
  return `${healthName(health)}: ${layers.map((layer) => word("officials-layer", layer)).join(", ")}`;
}
