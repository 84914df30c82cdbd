// Signing in by an invitation, and out.
import type { Interceptor } from "@connectrpc/connect";
import { decoded } from "./decoded";

/** Names the session that a page acts in; it opens nothing. */
const HEADER = "adoube-session";

/** The session of this page, empty where it has none. A browser has one cookie for all its windows: where another window
 * signs in otherwise, the server refuses what this one asks, and nothing is done in an office that it does not show. */
let own = "";

export function actIn(session: string) {
  own = session;
}

/** Says in which session a page asks. */
export const ofSession: Interceptor = (next) => (request) => {
  if (own) request.header.set(HEADER, own);
  return next(request);
};

/** Why an invitation was not taken, as the server says it. */
export interface Turned {
  code: string;
  text: string;
}

/**
 * The invitation in the address, which is taken out of it at once: it opens the page once, and is
 * not to be copied with the address or kept by the browser. A page's own places begin with "#/".
 */
export function takeInvitation(): string {
  const fragment = location.hash.slice(1);
  if (fragment === "" || fragment.startsWith("/")) return "";
  history.replaceState(null, "", location.pathname + location.search);
  return decoded(fragment);
}

/** What somebody pasted: an invitation, or the whole link with it. */
export function readInvitation(pasted: string): string {
  const text = pasted.trim();
  const at = text.indexOf("#");
  return at < 0 ? text : text.slice(at + 1);
}

/** Signs in; null when that worked. */
export async function signIn(invitation: string): Promise<Turned | null> {
  const answer = await fetch("/session", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ invitation }),
  });
  return answer.ok ? null : turned(answer);
}

async function turned(answer: Response): Promise<Turned> {
  const nothing = { code: String(answer.status), text: "" };
  try {
    const body: unknown = await answer.json();
    return { ...nothing, ...(body as Partial<Turned>) };
  } catch {
    return nothing;
  }
}

/** Throws where the session may still be open. */
export async function signOut(): Promise<void> {
  const headers: HeadersInit = own ? { [HEADER]: own } : {};
  const answer = await fetch("/session", { method: "DELETE", credentials: "same-origin", headers });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
}
