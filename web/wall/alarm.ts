// What a coordinator's alarm says of an incident, in the reader's language where that has its words.
import { known, reworded } from "../shared/i18n.svelte";

/** Of `incident-3-chennai-3`; empty for an id that is written otherwise. */
export const incidentNumber = (id: string): string => /^incident-(\d+)/.exec(id)?.[1] ?? "";

// "incident 3, open" and "incident 3, open: the cause (likely; what looks the same)".
const TOLD = /^incident \d+, ([a-z-]+)(?:: (.+) \(([a-z]+)(?:; (.+))?\))?$/s;

/** Without the number, which stands above it. What is written otherwise stays as it came. */
export function incidentText(text: string): string {
  const [, stage = "", cause = "", certainty = "", alike = ""] = TOLD.exec(text) ?? [];
  if (stage === "") return text;
  const said = known("stage", stage) || stage;
  if (cause === "") return said;
  const sure = known("certainty", certainty) || certainty;
  const more = alike && `; ${reworded("alike", alike)}`;
  return `${said}: ${reworded("cause", cause)} (${sure}${more})`;
}
