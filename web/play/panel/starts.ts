// What runs down once both players have seen a ruling.
import { t } from "../../shared/i18n.svelte";
import { ms } from "../../shared/wire";
import type { Seat } from "../seat.svelte";

/** Whose clock it is that starts. */
export const starts = (seat: Seat): string =>
  seat.toMove === seat.side
    ? t("play-ruled-starts-yours")
    : t("play-ruled-starts-theirs", { name: seat.nameOf(seat.other) });

export const secondsLeft = (seat: Seat): number =>
  Math.ceil(ms(seat.board?.ruling?.startsIn) / 1000);

/** For who listens: `Your clock starts in 9 s.` */
export const startsIn = (seat: Seat): string => `${starts(seat)} ${secondsLeft(seat)} s.`;
