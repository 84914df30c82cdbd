// The moments that a silence, clocks that were set meanwhile and what is ruled on it hang on.
import { PauseCause } from "../../../api/adoube/v1/board_pb";
import type { AbsenceView, IncidentView } from "../../../api/adoube/v1/incident_pb";
import { ms } from "../../../shared/wire";

export interface Guide {
  kind: "contact" | "detected" | "back" | "limit" | "set" | "ruling" | "flag" | "held" | "let-go";
  at: number;
  /** Which ruling, hold, or which of the clocks that were set by hand. */
  number: number;
}

export function guides(view: IncidentView, absence: AbsenceView): Guide[] {
  const found: Guide[] = [];
  const add = (kind: Guide["kind"], at: bigint | undefined, number = 0) => {
    if (at) found.push({ kind, at: ms(at), number });
  };
  add("contact", absence.contact?.at);
  add("detected", absence.detected?.at);
  if (!absence.replaced) add("back", absence.back?.at);
  add("limit", absence.limitAt);
  absence.setByHand.forEach((set, index) => add("set", set.at, index));
  for (const { from, until, paused, stoodOn } of absence.stops) {
    if (paused?.cause !== PauseCause.HOLD) continue;
    add("held", from, paused.hold);
    if (!stoodOn) add("let-go", until, paused.hold);
  }
  absence.flags.forEach((flag, index) => add("flag", flag.at, index));
  view.rulings.forEach((ruling) => add("ruling", ruling.at, ruling.number));
  return found.sort((a, b) => a.at - b.at);
}
