// What became of invitations to the console.
import { InvitationState, type InvitationView } from "../../api/adoube/v1/sessions_pb";
import type { Desk } from "../desk.svelte";
import { Asked } from "./asked.svelte";

/** Those that can still be used or taken back first, the newest first. */
export function sorted(invitations: readonly InvitationView[]): InvitationView[] {
  const open = ({ state }: InvitationView) => Number(state === InvitationState.OPEN);
  return [...invitations].sort((a, b) => open(b) - open(a) || Number(b.made - a.made));
}

export class Invitations extends Asked<InvitationView> {
  /** One works no more. */
  readonly withdraw: (id: string) => Promise<void>;

  constructor(desk: Desk) {
    const { tournament } = desk;
    const { sessions } = desk.clients;
    super(desk, async () => sorted((await sessions.invitations({ tournament })).invitations));
    this.withdraw = (id) => this.after(() => sessions.withdraw({ tournament, id }));
  }

  /** Whether it can still be used, as far as is known here. */
  isOpen(id: string): boolean {
    const found = this.list?.find((invitation) => invitation.id === id);
    return found === undefined || found.state === InvitationState.OPEN;
  }
}
