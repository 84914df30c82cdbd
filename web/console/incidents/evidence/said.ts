// A line of evidence in the reader's language: who saw it, and what.
import type { EvidenceView } from "../../../api/adoube/v1/incident_pb";
import { known, length, word } from "../../../shared/i18n.svelte";

// "device madrid-3", "venue madrid", "venue madrid of madrid-3", "coordinator".
const WITNESS = /^(device|venue|coordinator)(?: (?!of )(\S+))?(?: of (\S+))?$/;

/** In the server's English where it is written otherwise. */
export function witness(told: string): string {
  const [, kind = "", id = "", about = ""] = WITNESS.exec(told) ?? [];
  return known("server-witness", about ? `${kind}-of` : kind, { id, about }) || told;
}

/** In the server's English where the language has no sentence for it. */
export function saw({ said, text }: EvidenceView): string {
  if (!said?.word) return text;
  const { why, birth, cause, mains, machine, side } = said.with;
  const words = {
    why: word("server-saw-why", why ?? ""),
    birth: word("server-saw-birth", birth ?? ""),
    cause: word("server-saw-outage", cause ?? ""),
    mains: word("server-saw-yes", mains ?? ""),
    machine: word("server-saw-node-start", machine ?? ""),
    side: word("pages-side", side ?? ""),
  };
  const given = Object.entries(said.with).map(([name, value]) => [name, length(value)]);
  return known("server-saw", said.word, { ...Object.fromEntries(given), ...words }) || text;
}

/** Both. */
export const sentence = (line: EvidenceView): string => `${witness(line.witness)}: ${saw(line)}`;
