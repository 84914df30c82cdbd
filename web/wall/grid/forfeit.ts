// When an absent player loses, and how long that still is: as the coordinator told it with the seat.
import { t } from "../../shared/i18n.svelte";
import { showAge } from "../../shared/span";
import { ms } from "../../shared/wire";
import type { SeatHere } from "./seat";

/** Coordinator time, ms; null where nobody loses at this seat, and while that is not known. */
export function forfeitAt(seat: SeatHere | null): number | null {
  const at = ms(seat?.at.defaultAt);
  return at > 0 ? at : null;
}

/** The first one of all seats. */
export function firstForfeit(seats: Iterable<SeatHere | null>): number | null {
  const all = [...seats].map(forfeitAt).filter((at) => at !== null);
  return all.length > 0 ? Math.min(...all) : null;
}

/** `Forfeit at 15:30 (12 min left)`. `now`: the venue's wall clock, ms; `minute`: a time of day at the venue. */
export function forfeitText(at: number, now: number, minute: (at: number) => string): string {
  const left = t("pages-absent-left", { span: showAge(at - now) });
  return `${t("pages-absent-forfeit-at", { when: minute(at) })} (${left})`;
}
