// Rings for each new alarm of the coordinator's, each device that becomes an alarm here, and each fall of the
// uplink.
import type { VenueAlarm } from "../api/adoube/v1/uplink_pb";
import { Bell } from "../shared/bell.svelte";
import { t } from "../shared/i18n.svelte";
import { name } from "../shared/wire";
import { alarmText } from "./alarm";
import type { Hall } from "./hall.svelte";

const told = (alarm: VenueAlarm) =>
  `${t("alarms.board", { board: name(alarm.board) })}: ${alarmText(alarm)}`;

export class Ringer extends Bell {
  #hall: Hall;
  #known = new Set<string>();
  #begun = false;

  /** What rings once, by what it is told as. */
  #causes = $derived.by(() => {
    const alarms = this.#hall.alarms.map((alarm) => [alarm.id, told(alarm)] as const);
    const devices = [...this.#hall.devices.values()].filter(({ degree }) => degree === "alarm");
    const lost = devices.map(
      ({ id }) => [`device-${id}`, t("ring.device", { device: id })] as const,
    );
    const fallen = this.#hall.uplink !== null && !this.#hall.linked;
    return new Map([
      ...alarms,
      ...lost,
      ...(fallen ? [["uplink", t("ring.uplink")] as const] : []),
    ]);
  });

  constructor(hall: Hall) {
    super();
    this.#hall = hall;
    $effect(() => this.#look());
  }

  #look() {
    const causes = this.#causes;
    if (!this.#hall.current) return;
    const fresh = [...causes].filter(([id]) => !this.#known.has(id));
    this.#known = new Set(causes.keys());
    // What was there when the page was opened is no news.
    if (this.#begun && fresh.length > 0) this.ring(fresh.map(([, text]) => text));
    this.#begun = true;
  }
}
