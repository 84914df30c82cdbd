// A list that is asked for and never told: as it was when it was asked for last.
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";

/** So often it is asked for unasked, ms. */
export const EVERY = 5_000;

export class Asked<T> {
  /** Null until it came. */
  list = $state.raw<readonly T[] | null>(null);
  /** Why what was asked for last was refused. */
  failure = $state("");
  #desk: Desk;
  #ask: () => Promise<readonly T[]>;

  constructor(desk: Desk, ask: () => Promise<readonly T[]>) {
    this.#desk = desk;
    this.#ask = ask;
  }

  async load() {
    this.failure = await this.#refusalOf(() => this.#take());
  }

  /** The same unasked: what was told of something that was refused stays to be read. */
  async refresh() {
    await this.#take().catch((error: unknown) => this.#desk.failed(error));
  }

  /** Does something to one of it. How it stands by then is shown, and why it was refused stays to be read. */
  async after(deed: () => Promise<unknown>) {
    const refused = await this.#refusalOf(deed);
    await this.load();
    this.failure ||= refused;
  }

  async #take() {
    this.list = await this.#ask();
  }

  async #refusalOf(what: () => Promise<unknown>): Promise<string> {
    try {
      await what();
      return "";
    } catch (error) {
      return told(this.#desk.failed(error));
    }
  }
}
