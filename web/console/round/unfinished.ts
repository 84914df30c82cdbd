// The boards whose games go on, for who asks whether a round can be closed.
import { GameStage } from "../../api/adoube/v1/common_pb";
import type { BoardView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import { name } from "../../shared/wire";

/** Boards that are named; of the others it says how many they are. */
const MOST = 12;

/** Empty where all games are over. */
export function unfinished(boards: readonly BoardView[]): string {
  const all = boards
    .filter(({ state }) => state !== GameStage.FINISHED)
    .map(({ board }) => name(board));
  if (all.length === 0) return "";
  const shown = all.slice(0, MOST).join("; ");
  const more = all.length > MOST ? `; ${t("officials-more", { n: all.length - MOST })}` : "";
  return t("console-round-unfinished", { n: all.length, who: shown + more });
}
