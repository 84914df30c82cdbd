// A cause in words, with how sure that is.
import { CauseCertainty, IncidentCause } from "../../api/adoube/v1/common_pb";
import { known, t, word } from "../../shared/i18n.svelte";
import { enumWord } from "../../shared/wire";

interface Caused {
  cause: IncidentCause;
  causeText: string;
  certainty: CauseCertainty;
  /** What looks the same so far, in the server's words. */
  alike?: string;
}

export const isKnown = ({ certainty }: Caused): boolean =>
  certainty !== CauseCertainty.UNSPECIFIED && certainty !== CauseCertainty.UNKNOWN;

/** What it is, in the reader's language where that has the cause. */
export function causeText(caused: Caused): string {
  if (!isKnown(caused)) return t("officials-cause-not-known");
  return known("officials-cause", enumWord(IncidentCause, caused.cause)) || caused.causeText;
}

export const certainty = ({ certainty }: Caused): string =>
  word("officials-certainty", enumWord(CauseCertainty, certainty));

/** What looks the same so far, in the reader's language where that has it; empty for nothing. */
export function alikeText({ cause, alike }: Caused): string {
  if (!alike) return "";
  return known("officials-alike", enumWord(IncidentCause, cause)) || alike;
}

/** `the device was off the venue's network (likely; a sleeping or switched-off device ...)`. */
export function withCertainty(caused: Caused): string {
  if (!isKnown(caused)) return causeText(caused);
  const alike = alikeText(caused);
  return `${causeText(caused)} (${certainty(caused)}${alike && `; ${alike}`})`;
}
