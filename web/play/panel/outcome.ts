// Who won, as its player reads it.
import type { BoardShown } from "../../api/adoube/v1/page_pb";
import { t, word } from "../../shared/i18n.svelte";
import type { SideName } from "../../shared/wire";
import { closed } from "../note";

type Outcome = NonNullable<BoardShown["outcome"]>;
type Names = (side: SideName) => string;

export function whoWins({ result }: Outcome, own: SideName, nameOf: Names): string {
  const [white, black] = [result?.whiteHalves ?? 0, result?.blackHalves ?? 0];
  if (white === black) return white === 0 ? t("result.nobody") : t("result.draw");
  const winner = white > black ? "white" : "black";
  return winner === own ? t("result.you-win") : t("result.wins", { name: nameOf(winner) });
}

/** For who listens: `You win, by checkmate.` */
export function sayOutcome(outcome: Outcome, own: SideName, nameOf: Names): string {
  const how = closed(`${whoWins(outcome, own, nameOf)}, ${word("ended", outcome.ending)}`);
  return outcome.reason ? `${how} ${closed(outcome.reason)}` : how;
}

export const hasConfirmed = (outcome: Outcome | undefined, own: SideName): boolean =>
  (own === "white" ? outcome?.whiteConfirmed : outcome?.blackConfirmed) ?? false;
