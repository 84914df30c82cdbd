// What waits for somebody, and whether it rings: a bell and the browser's notification for each new
// incident and each new call, if the reader switched them on.
import { t } from "../shared/i18n.svelte";
import { Bell } from "../shared/bell.svelte";
import { isDue } from "./incidents/stages";
import type { Live } from "./live.svelte";

export class Ringer extends Bell {
  #live: Live;
  #known = new Set<string>();
  #begun = false;

  /** Incidents that want a ruling, and calls that want an answer. */
  due = $derived.by(() => {
    const incidents = [...this.#live.incidents.values()].filter(isDue);
    return incidents.map((brief) => `i${brief.number}`);
  });
  calls = $derived.by(() =>
    [...this.#live.boards.values()].flatMap((board) =>
      board.view.calls.map((call) => `c${board.key}.${call.number}`),
    ),
  );

  constructor(live: Live) {
    super();
    this.#live = live;
    $effect(() => this.#look());
  }

  get waiting() {
    return this.due.length + this.calls.length;
  }

  #look() {
    const all = [...this.due, ...this.calls];
    if (!this.#live.current) return;
    const fresh = all.filter((id) => !this.#known.has(id));
    this.#known.clear();
    all.forEach((id) => this.#known.add(id));
    // What was there when the page was opened is no news.
    if (this.#begun && fresh.length > 0) this.ring(t("ring.news", { n: fresh.length }));
    this.#begun = true;
  }
}
