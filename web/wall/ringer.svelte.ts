// Rings for each cause that was not there before.
import { Bell } from "../shared/bell.svelte";
import { causes } from "./causes";
import type { Hall } from "./hall.svelte";

export class Ringer extends Bell {
  #hall: Hall;
  #known = new Set<string>();
  #begun = false;
  #causes = $derived.by(() => causes(this.#hall));

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
