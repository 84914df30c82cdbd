// Who won, as its player reads it.
import { Ending, ResultStatus } from "../../api/adoube/v1/common_pb";
import type { SeatView } from "../../api/adoube/v1/play_pb";
import { t, word } from "../../shared/i18n.svelte";
import type { SideName } from "../../shared/wire";
import { closed } from "../note";
import { enumWord } from "../../shared/wire";

type Outcome = NonNullable<SeatView["outcome"]>;
type Names = (side: SideName) => string;

export function whoWins({ result }: Outcome, own: SideName, nameOf: Names): string {
  const [white, black] = [result?.whiteHalves ?? 0, result?.blackHalves ?? 0];
  if (white === black) return white === 0 ? t("play-result-nobody") : t("play-result-draw");
  const winner = white > black ? "white" : "black";
  return winner === own
    ? t("play-result-you-win")
    : t("play-result-wins", { name: nameOf(winner) });
}

/** For who listens: `You win, by checkmate.` */
export function sayOutcome(outcome: Outcome, own: SideName, nameOf: Names): string {
  const how = closed(
    `${whoWins(outcome, own, nameOf)}, ${word("play-ended", enumWord(Ending, outcome.ending))}`,
  );
  return outcome.reason ? `${how} ${closed(outcome.reason)}` : how;
}

export const hasConfirmed = (outcome: Outcome | undefined, own: SideName): boolean =>
  (own === "white" ? outcome?.whiteConfirmed : outcome?.blackConfirmed) ?? false;

/** Whether this player's objection waits for an answer. */
export const hasObjected = (outcome: Outcome | undefined, side: SideName): boolean =>
  (side === "white" ? outcome?.whiteObjects : outcome?.blackObjects) ?? false;

/** Whether an official rejected this player's objection to the result. */
export const isRejected = (outcome: Outcome | undefined, side: SideName): boolean =>
  (side === "white" ? outcome?.whiteObjectionRejected : outcome?.blackObjectionRejected) ?? false;

/**
 * How official the result is, or that the opponent objects to it, or did in vain. Of this player's own objection a notice
 * tells.
 */
export function sayOfficial(outcome: Outcome, own: SideName, nameOf: Names): string {
  const other = own === "white" ? "black" : "white";
  if (hasObjected(outcome, other)) return t("play-object-theirs", { name: nameOf(other) });
  if (hasObjected(outcome, own)) return "";
  const official = word("play-result-what", enumWord(ResultStatus, outcome.state));
  if (!isRejected(outcome, other)) return official;
  return `${t("play-object-theirs-rejected", { name: nameOf(other) })} ${official}`.trim();
}
