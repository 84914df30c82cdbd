// What became of invitations to the console, as it was when it was last asked for.
import type { InvitationView } from "../../api/adoube/v1/sessions_pb";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";

/** Those that can still be used or taken back first, the newest first. */
export function sorted(invitations: readonly InvitationView[]): InvitationView[] {
  const open = ({ fate }: InvitationView) => Number(fate === "open");
  return [...invitations].sort((a, b) => open(b) - open(a) || Number(b.made - a.made));
}

export class Invitations {
  /** Null until they came. */
  list = $state.raw<InvitationView[] | null>(null);
  failure = $state("");
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async load() {
    await this.#ask(() => this.#list());
  }

  /** The same unasked: what was told of one that was to be taken back stays to be read. */
  async refresh() {
    await this.#list().catch((error: unknown) => this.#desk.failed(error));
  }

  async #list() {
    const { tournament, clients } = this.#desk;
    const { invitations } = await clients.sessions.invitations({ tournament });
    this.list = sorted(invitations);
  }

  /** It works no more. What it is by now is shown, also where it was too late. */
  async withdraw(id: string) {
    const { tournament, clients } = this.#desk;
    const failure = await this.#ask(() => clients.sessions.withdraw({ tournament, id }));
    await this.load();
    this.failure ||= failure;
  }

  /** Whether it can still be used, as far as is known here. */
  isOpen(id: string): boolean {
    const found = this.list?.find((invitation) => invitation.id === id);
    return found === undefined || found.fate === "open";
  }

  async #ask(what: () => Promise<unknown>): Promise<string> {
    this.failure = "";
    try {
      await what();
    } catch (error) {
      this.failure = told(this.#desk.failed(error));
    }
    return this.failure;
  }
}
