// Rings for each new alarm of the coordinator's, each device that becomes an alarm here, and each fall of the
// uplink.
import { Bell } from "../shared/bell.svelte";
import { t } from "../shared/i18n.svelte";
import type { Hall } from "./hall.svelte";

export class Ringer extends Bell {
  #hall: Hall;
  #known = new Set<string>();
  #begun = false;

  #ids = $derived.by(() => {
    const alarms = this.#hall.alarms.map(({ id }) => id);
    const devices = [...this.#hall.devices.values()].filter(({ degree }) => degree === "alarm");
    const fallen = this.#hall.uplink !== null && !this.#hall.linked ? ["uplink"] : [];
    return [...alarms, ...devices.map(({ id }) => `device-${id}`), ...fallen];
  });

  constructor(hall: Hall) {
    super();
    this.#hall = hall;
    $effect(() => this.#look());
  }

  #look() {
    const ids = this.#ids;
    if (!this.#hall.current) return;
    const fresh = ids.filter((id) => !this.#known.has(id));
    this.#known = new Set(ids);
    // What was there when the page was opened is no news.
    if (this.#begun && fresh.length > 0) this.ring(t("ring.news", { n: fresh.length }));
    this.#begun = true;
  }
}
