// A cause in words, with how sure that is.
import { t, word } from "../../shared/i18n.svelte";

interface Caused {
  cause: string;
  causeText: string;
  certainty: string;
}

export const isKnown = ({ certainty }: Caused): boolean =>
  certainty !== "" && certainty !== "unknown";

/** What it is, in the reader's language where that has the cause's word. */
export function causeText(caused: Caused): string {
  if (!isKnown(caused)) return t("cause.not-known");
  const found = word("cause", caused.cause);
  return found === caused.cause ? caused.causeText : found;
}

export const certainty = ({ certainty }: Caused): string => word("certainty", certainty);

/** `the device was off the venue's network (likely)`. */
export function withCertainty(caused: Caused): string {
  return isKnown(caused) ? `${causeText(caused)} (${certainty(caused)})` : causeText(caused);
}
