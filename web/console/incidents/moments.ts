// The moments of a silence in the order in which they came, with both clocks as they stood.
import type { AbsenceView, MomentView, RulingView } from "../../api/adoube/v1/incident_pb";
import { ms, name, type SideName } from "../../shared/wire";

export interface Moment {
  kind: "contact" | "detected" | "back" | "ruling" | "began" | "ended";
  /** 0 for not yet. */
  at: number;
  clocks: Record<SideName, number>;
  /** What a ruling set them to. */
  set?: Record<SideName, number>;
  /** Half-moves; none of a ruling. */
  ply?: number;
  /** Which ruling. */
  number: number;
}

const both = (clocks: { white: bigint; black: bigint } | undefined) => ({
  white: ms(clocks?.white),
  black: ms(clocks?.black),
});

function seen(kind: Moment["kind"], moment: MomentView | undefined): Moment {
  const ply = moment?.ply ?? 0;
  return { kind, at: ms(moment?.at), clocks: both(moment?.clocks), ply, number: 0 };
}

/** From when the player was away in this game, and until when; without an end while it goes on. A silence of an earlier
 * game is noticed when this one begins, and ends for a game that another one replaced. */
export function lasting(absence: AbsenceView): { from: number; to: number | undefined } {
  const end = absence.replaced ?? absence.back;
  return { from: ms((absence.contact ?? absence.detected)?.at), to: end && ms(end.at) };
}

/** What was carried out on the board of the silence while it lasted: without it nobody can follow its clocks. */
function ruled(absence: AbsenceView, ruling: RulingView): Moment[] {
  const on = ruling.boards.find(({ board }) => name(board) === name(absence.board));
  const { execution } = on ?? {};
  const remedy = on?.remedy?.remedy;
  if (!execution || remedy?.case !== "resumed") return [];
  const { at, before } = execution;
  const { from, to } = lasting(absence);
  if (ms(at) < from || (to !== undefined && ms(at) > to)) return [];
  const { number } = ruling;
  return [{ kind: "ruling", at: ms(at), clocks: both(before), set: both(remedy.value), number }];
}

export function moments(absence: AbsenceView, rulings: RulingView[]): Moment[] {
  const { continued, contact, detected, replaced, back } = absence;
  const begin = continued
    ? [seen("began", detected)]
    : [seen("contact", contact), seen("detected", detected)];
  const all = [
    ...begin,
    ...rulings.flatMap((ruling) => ruled(absence, ruling)),
    // The silence goes on in the next game, with a part of its own.
    replaced ? seen("ended", replaced) : seen("back", back),
  ];
  // What has not come yet comes last.
  return all.sort((a, b) => (a.at || Infinity) - (b.at || Infinity));
}
