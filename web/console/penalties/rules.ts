// Which penalties there are in the event for whoever is signed in, and by which articles.
import type { PenaltyKind } from "../../api/adoube/v1/common_pb";
import type { PenaltyKindRules, PenaltyRules } from "../../api/adoube/v1/event_pb";

/** Those of the event that the office allows. */
export const offeredKinds = ({ kinds }: PenaltyRules, mayExpel: boolean): PenaltyKindRules[] =>
  kinds.filter(({ chiefArbiterOnly }) => mayExpel || !chiefArbiterOnly);

/** The articles of these kinds, each once: `O 18.4.1, O 18.4.2`. */
export function articlesOf(rules: PenaltyRules, kinds: readonly PenaltyKind[]): string {
  const articles = kinds.map((of) => rules.kinds.find(({ kind }) => kind === of)?.article ?? "");
  return [...new Set(articles.filter(Boolean))].join(", ");
}
