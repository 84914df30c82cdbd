// Penalties in words.
import { PenaltyKind, type Penalty } from "../api/adoube/v1/common_pb";
import { attribute } from "./i18n.svelte";
import { received } from "./received";

/** `penalty-yellow-card` of YELLOW_CARD; of a kind that this page does not know `penalty-unknown`. */
function messageId(kind: PenaltyKind): string {
  const word = kind === PenaltyKind.UNSPECIFIED ? undefined : PenaltyKind[kind];
  return `penalty-${word?.toLowerCase().replaceAll("_", "-") ?? "unknown"}`;
}

/** The kind without its measure: "Time off the clock". */
export const kindName = (kind: PenaltyKind): string => attribute(messageId(kind), "kind");

/** The penalty with its measure, as the coordinator says it: "0:02:00 off the player’s clock". */
export const penaltyText = ({ kind, message: sent }: Penalty): string =>
  sent ? received(sent) : kindName(kind);

/** A text with the article that it rests on: `Warning (O 18.4.1)`. */
export const withArticle = (text: string, article: string): string =>
  article ? `${text} (${article})` : text;

/** The kinds without their measures, each once: for where there is little room. */
export const kindNames = (penalties: readonly Penalty[]): string =>
  [...new Set(penalties.map(({ kind }) => kindName(kind)))].join(", ");

export const penaltiesText = (penalties: readonly Penalty[]): string =>
  penalties.map(penaltyText).join("; ");
