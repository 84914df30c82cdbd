// Who is signed in to the console, as it was when it was last asked for.
import type { SessionView } from "../../api/adoube/v1/sessions_pb";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";

/** One's own first, then who was here last. */
const sorted = (sessions: readonly SessionView[]): SessionView[] =>
  [...sessions].sort((a, b) => Number(b.own) - Number(a.own) || Number(b.lastUsed - a.lastUsed));

export class SignedIn {
  /** None before they came. */
  list = $state.raw<SessionView[]>([]);
  failure = $state("");
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async load() {
    this.failure = await this.#ask(() => this.#list());
  }

  /** The same unasked: what was told of an end stays to be read. */
  async refresh() {
    await this.#list().catch((error: unknown) => this.#desk.failed(error));
  }

  async #list() {
    const { tournament, clients } = this.#desk;
    this.list = sorted((await clients.sessions.list({ tournament })).sessions);
  }

  /** It ends at once. Why it did not stays to be read, though the list is told anew. */
  async end(id: string) {
    const { tournament, clients } = this.#desk;
    const failure = await this.#ask(() => clients.sessions.revoke({ tournament, id }));
    await this.load();
    this.failure ||= failure;
  }

  async #ask(what: () => Promise<unknown>): Promise<string> {
    try {
      await what();
      return "";
    } catch (error) {
      return told(this.#desk.failed(error));
    }
  }
}
