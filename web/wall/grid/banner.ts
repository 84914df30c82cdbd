// What the banner says of the whole venue while nobody has to go to one device: green only if every player can play.
import { PauseCause } from "../../api/adoube/v1/board_pb";
import {
  DeviceHealth,
  GamePhase,
  HoldScope,
  type SeatAt,
  type VenueHold,
} from "../../api/adoube/v1/uplink_pb";
import { LEVEL_ICONS, LEVELS, needsAttention, type Level } from "../../shared/health";
import type { IconName } from "../../shared/Icon.svelte";
import { t } from "../../shared/i18n.svelte";
import { titled } from "../../shared/office";
import { isFailed, isOpen } from "../checks/rows";
import type { LiveDevice } from "../liveDevice.svelte";
import { inOrder } from "../holds";
import { needOf } from "../look";

type Told = Pick<LiveDevice, "seat" | "health" | "level" | "calling"> &
  Partial<Pick<LiveDevice, "differs">>;

/** That games which have not begun wait for the end of a stop, and by whom it is; empty where none does. */
export function waitingText(all: Iterable<Pick<LiveDevice, "seat">>, holds: readonly VenueHold[]) {
  const hold = inOrder(holds).find(({ scope }) => scope !== HoldScope.BOARD);
  const waits = [...all].some(({ seat }) => seat?.at.game === GamePhase.BEFORE);
  if (!hold || !waits) return "";
  const { by, office } = hold;
  return by ? t("wall-wall-waits-by", { who: titled(by, office) }) : t("wall-wall-waits");
}

export interface Banner {
  level: Level;
  icon: IconName;
  text: string;
}

/** The most urgent level of any device. */
const worstOf = (devices: readonly Told[]): Level =>
  LEVELS.find((level) => devices.some((device) => needOf(device) === level)) ?? "not-needed";

/** `cut`: the coordinator cannot be reached, so that nobody can move, whatever the devices' own links are; `waits`: as
 * `waitingText`. */
export function banner(all: Iterable<Told>, cut: boolean, waits = ""): Banner {
  const devices = [...all];
  const worst = worstOf(devices);
  const least = waits && worst === "good" ? "waiting" : worst;
  const level = cut ? "problem" : least;
  const awaits = devices.some(({ health }) => health === DeviceHealth.AWAITED);
  const icon = level === "waiting" && awaits ? "clock" : LEVEL_ICONS[level];
  if (!cut) return { level, icon, text: said([textOf(level, devices), waits]).join(" ") };
  const rest = needsAttention(worst) ? [attention(devices)] : [];
  return { level, icon, text: [t("wall-wall-cut-off"), ...rest].join(" ") };
}

export interface Note {
  text: string;
  tone: "bad" | "warn" | "ruling";
}

/** What the banner says beside the devices that it lists: of the coordinator, the players as the list of checks counts them,
 * and the games. */
export function notes(all: Iterable<Told>, cut: boolean, waits = ""): Note[] {
  const devices = [...all];
  const found: Note[] = [
    { text: cut ? t("wall-wall-cut-off") : "", tone: "bad" },
    ...ofPlayers(devices).map((text) => ({ text, tone: "warn" as const })),
    { text: ofPaused(devices), tone: "ruling" },
    { text: waits, tone: "ruling" },
  ];
  return found.filter(({ text }) => text !== "");
}

function textOf(level: Level, devices: readonly Told[]): string {
  const count = (health: DeviceHealth) => devices.filter((it) => it.health === health).length;
  const awaited = count(DeviceHealth.AWAITED);
  switch (level) {
    case "problem":
    case "attention":
      return attention(devices);
    case "waiting":
      // A node that has just started says nothing yet of devices that it has not heard.
      if (awaited > 0) return t("wall-wall-awaited", { n: awaited });
      if (count(DeviceHealth.MOVES_WAITING) > 0) return t("wall-wall-moves-waiting");
      return said([t("wall-wall-connected"), ofPaused(devices), ofRulings(devices)]).join(" ");
    case "good":
      if (devices.some((device) => device.seat && needOf(device) === "good"))
        return `${t("wall-wall-connected")} ${t("wall-wall-present")}`;
      return t("wall-wall-not-needed");
    case "not-needed":
      return t("wall-wall-not-needed");
  }
}

const said = (texts: readonly string[]): string[] => texts.filter((text) => text !== "");

/** What is told of their players and counted by player. */
const OF_PLAYERS = [
  DeviceHealth.CHECK_FAILED,
  DeviceHealth.NOT_CHECKED,
  DeviceHealth.PLAYER_ABSENT,
] as const;

/** Devices with anything else than what is counted by player, then players, then games. */
function attention(devices: readonly Told[]): string {
  const others = devices.filter(
    (device) =>
      needsAttention(needOf(device)) && !OF_PLAYERS.some((health) => health === device.health),
  ).length;
  return said([
    others > 0 ? t("officials-wall-attention", { n: others }) : "",
    ...ofPlayers(devices),
    ofPaused(devices),
  ]).join(" ");
}

/** How many players are absent; empty for none. */
export function absentText(devices: readonly Pick<LiveDevice, "seat">[]): string {
  const n = devices.filter(({ seat }) => seat?.at.playerAbsent).length;
  return n > 0 ? t("wall-wall-absent", { n }) : "";
}

/** Players by what is to be done for them. One who is absent and not checked is both, as in the list of checks. */
function ofPlayers(devices: readonly Told[]): string[] {
  const failed = devices.filter(isFailed).length;
  const unchecked = devices.filter(isOpen).length;
  return [
    failed > 0 ? t("wall-wall-check-failed", { n: failed }) : "",
    unchecked > 0 ? t("wall-wall-not-checked", { n: unchecked }) : "",
    absentText(devices),
  ];
}

/** Games, not seats, whatever else is to be said of their devices. */
const gamesOf = (devices: readonly Told[], is: (seat: SeatAt) => boolean): number =>
  new Set(devices.flatMap(({ seat }) => (seat && is(seat.at) ? [seat.board] : []))).size;

function ofPaused(devices: readonly Told[]): string {
  const n = gamesOf(devices, ({ paused }) => paused !== PauseCause.UNSPECIFIED);
  return n > 0 ? t("wall-wall-paused", { n }) : "";
}

function ofRulings(devices: readonly Told[]): string {
  const n = gamesOf(devices, ({ awaitsRuling }) => awaitsRuling);
  return n > 0 ? t("wall-wall-awaits-ruling", { n }) : "";
}
