// What rings at the wall, once each: new alarms of the coordinator's, what an official stops here, devices that become an
// alarm, and a fall of the uplink.
import type { VenueAlarm } from "../api/adoube/v1/uplink_pb";
import { t } from "../shared/i18n.svelte";
import { name } from "../shared/wire";
import { alarmText } from "./alarm";
import type { Hall } from "./hall.svelte";
import { stopped } from "./holds";

/** Of the hall, what rings. */
type Rings = Pick<Hall, "alarms" | "holds" | "uplink" | "linked"> & {
  devices: ReadonlyMap<string, { id: string; urgent: boolean }>;
};

function told(alarm: VenueAlarm): string {
  const { board, incident } = alarm;
  const which = incident ? `${t("officials-incident-title", { incident: incident.number })}. ` : "";
  return `${which}${t("wall-alarms-board", { board: name(board) })}: ${alarmText(alarm)}`;
}

/** What there is, with the sentence that tells it, by what stays the same while it is about the same thing. */
export function causes({ alarms, holds, devices, uplink, linked }: Rings): Map<string, string> {
  const lost = [...devices.values()].filter(({ urgent }) => urgent);
  const fallen = uplink !== null && !linked;
  return new Map([
    ...alarms.map((alarm) => [alarm.id, told(alarm)] as const),
    ...holds.map(stopped).map(({ id, what, reason }) => [id, `${what} ${reason}`] as const),
    ...lost.map(({ id }) => [`device-${id}`, t("wall-ring-device", { device: id })] as const),
    ...(fallen ? [["uplink", t("wall-ring-uplink")] as const] : []),
  ]);
}
