// What the player's clock lost while the page was closed or got no answer from its device: from what was told before and
// after, over a load of the page too.
import type { Shown } from "../api/adoube/v1/page_pb";
import { STALE } from "../shared/follow.svelte";
import { cutBetween, isRead, sameGame, type Cut } from "./cut";
import { forget, keep, kept, type Heard } from "./kept";

/** So often what is shown is handed to a page that may be loaded after this one, ms: as often as a page beats, though the
 * clocks are read more often below twenty seconds. */
const KEPT = 1_000;

export class Silences {
  /** When something was told last; and what before it was silent, until the clocks are read again. */
  #heard = 0;
  #before: { shown: Shown; lasted: number; closed: boolean } | null = null;
  /** What the page that was loaded before this one handed over, until the clocks are read here. */
  #handed: Heard | null;
  /** When something was handed on last. */
  #kept = 0;
  #displaced = false;

  constructor(handed = kept()) {
    this.#handed = handed;
  }

  /** Another page shows it now: until this one does again that is no silence, in a load of it neither. */
  displaced() {
    this.#displaced = true;
    [this.#before, this.#handed] = [null, null];
    forget();
  }

  /** What was lost while nothing was heard, once it can be told. `last` is what was shown until now. */
  hear(last: Shown | null, shown: Shown, plies: number): Cut | null {
    const now = performance.now();
    const lasted = this.#displaced ? 0 : now - this.#heard;
    [this.#heard, this.#displaced] = [now, false];
    if (last && lasted >= STALE && isRead(last))
      this.#before = { shown: last, lasted, closed: false };
    if (!isRead(shown)) return null;
    const [before, handed] = [this.#before ?? this.#earlier(), this.#handed];
    [this.#before, this.#handed] = [null, null];
    const cut = before && cutBetween(before.shown, shown, before.lasted, before.closed);
    const still = handed && handed.plies === plies && sameGame(handed.shown, shown);
    return cut ?? (still ? handed.cut : null);
  }

  /** What the page that was loaded before this one heard last, where that is long ago. */
  #earlier() {
    if (!this.#handed) return null;
    const { shown, at, left } = this.#handed;
    const lasted = Date.now() - at;
    // A page that was answered until it was closed: its device may have answered all the while.
    const closed = left === null || left - at < STALE;
    return lasted >= STALE ? { shown, lasted, closed } : null;
  }

  /** For a page that may be loaded after this one. */
  keep(shown: Shown, plies: number, cut: Cut | null) {
    const now = performance.now();
    if (!isRead(shown) || now - this.#kept < KEPT) return;
    this.#kept = now;
    keep({ shown, plies, cut });
  }
}
