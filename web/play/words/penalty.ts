// A penalty in the record of a game: who got it, for what, by which article and by whom.
import type { PenaltyShown } from "../../api/adoube/v1/play_pb";
import { t } from "../../shared/i18n.svelte";
import { penaltiesText, withArticle } from "../../shared/penalty";
import { sideName } from "../../shared/wire";
import { closed } from "../note";
import { signature } from "./signature";

export function sayPenalty(penalty: PenaltyShown): string {
  const { side, penalties, article, reason, withdrawn } = penalty;
  const imposed = withArticle(penaltiesText(penalties), article);
  const text = [
    t("penalty-record", { side: sideName(side), penalties: imposed }),
    reason && t("pages-paused-reason", { reason }),
    signature(penalty),
    withdrawn === undefined ? "" : t("penalty-withdrawn-shown", { reason: withdrawn }),
  ];
  return text.filter(Boolean).map(closed).join(" ");
}
