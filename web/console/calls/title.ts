// Who calls, and for what: in capitals, since somebody waits.
import type { OpenCall } from "../../api/adoube/v1/board_pb";
import { t } from "../../shared/i18n.svelte";
import { score, sideName } from "../../shared/wire";

export function callTitle({ seat, leave, objection }: OpenCall): string {
  const side = t(`side.${sideName(seat) || "white"}`);
  if (objection) return t("call.objects", { side, result: score(objection) });
  return t(leave ? "call.wants-leave" : "call.calls", { side });
}
