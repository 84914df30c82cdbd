// Who calls, and for what: in capitals, since somebody waits.
import type { OpenCall } from "../../api/adoube/v1/board_pb";
import { t } from "../../shared/i18n.svelte";
import { score, sideName } from "../../shared/wire";

export function callTitle({ seat, leave, objection }: OpenCall): string {
  const side = t(`pages-side-${sideName(seat) || "white"}`);
  if (objection) return t("console-call-objects", { side, result: score(objection) });
  return t(leave ? "console-call-wants-leave" : "console-call-calls", { side });
}
