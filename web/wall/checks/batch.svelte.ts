// Checks that are recorded together. The node lets no more than a few things wait for the coordinator at a time: what
// has no room is sent as the others are decided, as long as the page is open.

/** So many may wait before the next is sent; the node takes 64, and a call or a spare is to have room beside them. */
export const MOST_WAITING = 40;

/** One player's, as it is when its turn comes. */
export interface Turn {
  id: string;
  /** Sends what is to be recorded of him; false where it is not to be any more. */
  send: () => Promise<boolean>;
}

export interface Ways {
  /** How many things wait for the coordinator now. */
  waiting: () => number;
  /** Until that may be different. */
  pause: () => Promise<void>;
  /** In words, why something was not taken. */
  told: (error: unknown) => string;
}

export class Batch {
  all = $state(0);
  sent = $state(0);
  /** Whose turn came when it could not be recorded any more. */
  skipped = $state<string[]>([]);
  running = $state(false);
  refused = $state("");
  #ways: Ways;
  #stopped = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** One after the other. What is refused ends it: the rest is not sent. */
  async run(turns: readonly Turn[]) {
    if (this.running) return;
    [this.all, this.sent, this.skipped, this.refused] = [turns.length, 0, [], ""];
    [this.running, this.#stopped] = [true, false];
    try {
      for (const turn of turns) {
        while (!this.#stopped && this.#ways.waiting() >= MOST_WAITING) await this.#ways.pause();
        if (this.#stopped) break;
        if (await turn.send()) this.sent += 1;
        else this.skipped = [...this.skipped, turn.id];
      }
    } catch (error) {
      this.refused = this.#ways.told(error);
    }
    this.running = false;
  }

  /** What became of it was read, or something else is asked for. */
  forget() {
    if (this.running) return;
    [this.all, this.sent, this.skipped, this.refused] = [0, 0, [], ""];
  }

  /** What was sent stands. */
  stop() {
    this.#stopped = true;
  }
}
