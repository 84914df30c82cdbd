// Who is signed in to the console.
import type { SessionView } from "../../api/adoube/v1/sessions_pb";
import type { Desk } from "../desk.svelte";
import { Asked } from "./asked.svelte";

/** One's own first, then who was here last. */
const sorted = (sessions: readonly SessionView[]): SessionView[] =>
  [...sessions].sort((a, b) => Number(b.own) - Number(a.own) || Number(b.lastUsed - a.lastUsed));

export class SignedIn extends Asked<SessionView> {
  /** One ends at once. */
  readonly end: (id: string) => Promise<void>;

  constructor(desk: Desk) {
    const { tournament } = desk;
    const { sessions } = desk.clients;
    super(desk, async () => sorted((await sessions.list({ tournament })).sessions));
    this.end = (id) => this.after(() => sessions.revoke({ tournament, id }));
  }
}
