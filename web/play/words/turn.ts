// Whose move it is, in words: before and after a game nobody's.
import { t } from "../../shared/i18n.svelte";
import type { SideName } from "../../shared/wire";

export function sayTurn(stage: string, toMove: SideName): string {
  if (stage === "waiting") return t("play-headline-waiting");
  if (stage === "finished") return t("play-headline-finished");
  return t(`play-to-move-${toMove}`);
}
