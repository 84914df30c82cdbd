// What waits for somebody, and whether it rings: a bell and the browser's notification for each new incident, call and
// physical board that differs, if the reader switched them on.
import { IncidentStage } from "../api/adoube/v1/common_pb";
import type { IncidentBrief } from "../api/adoube/v1/incident_pb";
import { Bell } from "../shared/bell.svelte";
import { t, word } from "../shared/i18n.svelte";
import { callsOf } from "./calls/heard";
import { isDue, named } from "./incidents/stages";
import type { Live } from "./live.svelte";
import { differencesOf } from "./physicalBoards/differences";
import { enumWord } from "../shared/wire";

function ofIncident({ number, boards, stage }: IncidentBrief): string {
  return `${t("officials-incident-title", { incident: number })} (${named(boards)}): ${word("officials-stage", enumWord(IncidentStage, stage))}`;
}

export class Ringer extends Bell {
  #live: Live;
  #known = new Set<string>();
  #begun = false;

  /** Incidents that want a ruling, and calls that want an answer. */
  due = $derived.by(() => {
    const incidents = [...this.#live.incidents.values()].filter(isDue);
    return incidents.map((brief) => [`i${brief.number}`, ofIncident(brief)] as const);
  });
  calls = $derived.by(() => callsOf(this.#live.boards.values()));

  differences = $derived.by(() => differencesOf(this.#live.boards.values()));

  constructor(live: Live) {
    super();
    this.#live = live;
    $effect(() => this.#look());
  }

  get waiting() {
    return this.due.length + this.calls.length + this.differences.length;
  }

  #look() {
    const all = [...this.due, ...this.calls, ...this.differences];
    if (!this.#live.current) return;
    const fresh = all.filter(([id]) => !this.#known.has(id));
    this.#known = new Set(all.map(([id]) => id));
    // What was there when the page was opened is no news.
    if (this.#begun && fresh.length > 0) this.ring(fresh.map(([, text]) => text));
    this.#begun = true;
  }
}
