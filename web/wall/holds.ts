// What officials have stopped here, told so that whoever watches the hall knows why no clock runs.
import type { VenueHold } from "../api/adoube/v1/uplink_pb";
import { known, t } from "../shared/i18n.svelte";
import { titled } from "../shared/office";
import { name } from "../shared/wire";

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
}

export function stopped({
  id,
  scope,
  board,
  venue,
  reason,
  by,
  office,
  article,
  since,
}: VenueHold): Stopped {
  const one = scope === "board";
  const where = { venue, round: board?.round ?? "", board: name(board) };
  const who = by && (office ? titled(by, office) : by);
  return {
    id,
    what: known("hold-here", scope, where),
    clocks: t(one ? "hold-here.clock" : "hold-here.clocks"),
    by: [who && t("hold-here.by", { who }), article].filter(Boolean).join(", "),
    reason: reason || t("hold-here.reason-missing"),
    since: Number(since),
  };
}

/** A venue or a round first: it says why the single boards in it stand. Then who stands longest. */
export const inOrder = (holds: readonly VenueHold[]): VenueHold[] =>
  [...holds].sort(
    (a, b) =>
      Number(a.scope === "board") - Number(b.scope === "board") || Number(a.since - b.since),
  );
