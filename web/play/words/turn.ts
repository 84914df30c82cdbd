// Whose move it is, in words: before and after a game nobody's.
import { GameStage } from "../../api/adoube/v1/common_pb";
import { t } from "../../shared/i18n.svelte";
import type { SideName } from "../../shared/wire";

export function sayTurn(stage: GameStage, toMove: SideName): string {
  if (stage === GameStage.WAITING) return t("play-headline-waiting");
  if (stage === GameStage.FINISHED) return t("play-headline-finished");
  return t(`play-to-move-${toMove}`);
}
