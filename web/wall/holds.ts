// What officials have stopped here, told so that whoever watches the hall knows why no clock runs.
import type { Role } from "../api/adoube/v1/common_pb";
import { HoldScope, type VenueHold } from "../api/adoube/v1/uplink_pb";
import { known, t } from "../shared/i18n.svelte";
import { officeName, titled } from "../shared/office";
import { enumWord, name } from "../shared/wire";

/** One banner: all boards that one hold stops, or one board. */
export interface Stopped {
  id: string;
  /** What stands. */
  what: string;
  /** What the clocks do, and until when. */
  clocks: string;
  by: string;
  reason: string;
  /** Coordinator time, ms; 0 where that is not known. */
  since: number;
  hold: VenueHold;
}

/** What an official in this office may do with a stop, and who may do the rest. */
export interface Rights {
  explain: boolean;
  resume: boolean;
  /** Who may do what this office may not, in a sentence; empty where nothing is to be done. */
  others: string;
}

export function rightsOf({ explainBy, resumeBy }: VenueHold, office: Role): Rights {
  const [explain, resume] = [explainBy.includes(office), resumeBy.includes(office)];
  const who = (roles: readonly Role[]) => roles.map(officeName).join(", ");
  const others = [
    explainBy.length > 0 && !explain
      ? t("officials-hold-here-explained-by", { who: who(explainBy) })
      : "",
    resumeBy.length > 0 && !resume
      ? t("officials-hold-here-resumed-by", { who: who(resumeBy) })
      : "",
    resumeBy.length === 0 ? t("officials-hold-here-other-first") : "",
  ];
  return { explain, resume, others: others.filter((text) => text !== "").join(" ") };
}

export function stopped(hold: VenueHold): Stopped {
  const { id, scope, board, venue, reason, by, office, article, since } = hold;
  const one = scope === HoldScope.BOARD;
  const where = { venue, round: board?.round ?? "", board: name(board) };
  const who = by && (office ? titled(by, office) : by);
  return {
    id,
    what:
      known("officials-hold-here", enumWord(HoldScope, scope), where) || enumWord(HoldScope, scope),
    clocks: t(one ? "officials-hold-here-clock" : "officials-hold-here-clocks"),
    by: [who && t("officials-hold-here-by", { who }), article].filter(Boolean).join(", "),
    reason: reason || t("officials-hold-here-reason-missing"),
    since: Number(since),
    hold,
  };
}

/** What was stopped and runs again, while its reason is missing. */
export const overText = ({ scope, board }: VenueHold): string =>
  scope === HoldScope.BOARD
    ? t("officials-hold-here-over-board", { board: name(board) })
    : t("officials-hold-here-over");

/** A venue or a round first: it says why the single boards in it are stopped. Then those that are stopped longest. */
export const inOrder = (holds: readonly VenueHold[]): VenueHold[] =>
  [...holds].sort(
    (a, b) =>
      Number(a.scope === HoldScope.BOARD) - Number(b.scope === HoldScope.BOARD) ||
      Number(a.since - b.since),
  );
