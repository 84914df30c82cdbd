// Pauses and holds whose reason was not given yet, and who may give it.
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { Role, type BoardRef } from "../../api/adoube/v1/common_pb";
import { t } from "../../shared/i18n.svelte";
import type { Desk } from "../desk.svelte";

export interface Missing {
  key: string;
  what: string;
  board?: BoardRef;
  hold?: number;
}

const LOCAL = [Role.UNSPECIFIED, Role.LTA, Role.LCA];

/** Those that this official may explain: an arbiter of a venue only what one of them stopped there. */
export function missingReasons(desk: Desk): Missing[] {
  const here = desk.who.session?.venue ?? "";
  const { live } = desk;
  const holds = [...live.unexplained.values()].filter(
    ({ venue, explainBy }) => explainBy.includes(desk.role) && (here === "" || venue === here),
  );
  const boards = [...live.boards.values()].filter(({ view }) => {
    if (!view.pauseReasonMissing || !desk.may("pause")) return false;
    if (here === "") return true;
    const mine = view.white?.venue === here || view.black?.venue === here;
    const role = view.paused?.cause === PauseCause.ARBITER ? view.paused.role : Role.UNSPECIFIED;
    return mine && LOCAL.includes(role);
  });
  return [
    ...holds.map(({ hold, venue }) => ({
      key: `hold-${hold}`,
      what:
        venue === ""
          ? t("console-missing-all")
          : t("console-missing-venue", { venue: desk.venueName(venue) }),
      hold,
    })),
    ...boards.map(({ key, view }) => ({
      key: `board-${key}`,
      what: t("console-missing-board", { board: key }),
      board: view.board,
    })),
  ];
}
