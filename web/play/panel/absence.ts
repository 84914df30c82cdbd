// Who is absent at this board, and when they lose: as the coordinator counts it.
import { PlayerAbsence } from "../../api/adoube/v1/board_pb";
import { Side } from "../../api/adoube/v1/common_pb";
import type { SeatView } from "../../api/adoube/v1/play_pb";
import { t } from "../../shared/i18n.svelte";
import { showSeconds } from "../../shared/span";
import { ms, sideName, type SideName } from "../../shared/wire";
import { minute } from "../../shared/zone";
import { isPresent } from "./before";

/** `15:30 (12 min 04 s left)`; empty where there is no deadline. */
function deadline(board: SeatView, zone: string, counted: boolean): string {
  const { defaultAt, leftMs } = board.absence ?? {};
  if (defaultAt === undefined) return "";
  const when = minute(ms(defaultAt), zone);
  if (!counted || leftMs === undefined) return when;
  const span = showSeconds(Math.ceil(ms(leftMs) / 1000) * 1000);
  return `${when} (${t("pages-absent-left", { span })})`;
}

/** Of this player and of the opponent. The coordinator counts once a second: who has checked in since is here. */
function absences(board: SeatView, side: SideName) {
  const { own, opponent } = board.absence ?? {};
  const of = (whose: SideName, absence = PlayerAbsence.UNSPECIFIED) =>
    absence === PlayerAbsence.NOT_CHECKED_IN && isPresent(board, whose)
      ? PlayerAbsence.UNSPECIFIED
      : absence;
  return { own: of(side, own), opponent: of(side === "white" ? "black" : "white", opponent) };
}

/** Whether the clock of who is absent runs already: White's, where nobody was there at the start. */
function clockRuns(board: SeatView, side: SideName, whose: "own" | "opponent"): boolean {
  const running = sideName(board.clocks?.running ?? Side.UNSPECIFIED);
  return running !== "" && (running === side) === (whose === "own");
}

/** What this player reads of it; empty where both have come. `counted`: with the time that is left, which changes each
 * second. `zone`: the venue's. */
export function absenceText(
  board: SeatView | undefined,
  side: SideName,
  zone: string,
  counted: boolean,
): string {
  if (!board?.absence) return "";
  const { own, opponent } = absences(board, side);
  const whose = own === PlayerAbsence.UNSPECIFIED ? "opponent" : "own";
  const when = deadline(board, zone, counted);
  switch (whose === "own" ? own : opponent) {
    case PlayerAbsence.NOT_CHECKED_IN: {
      const lost = when
        ? t(`pages-absence-${whose}`, { when })
        : t(`pages-absence-${whose}-no-deadline`);
      return clockRuns(board, side, whose) ? `${lost} ${t(`pages-absence-${whose}-clock`)}` : lost;
    }
    case PlayerAbsence.NO_FIRST_MOVE:
      return when ? t(`pages-absence-${whose}-first-move`, { when }) : "";
    default:
      return "";
  }
}

/** Whether it is this player who loses. */
export const isOwnAbsence = (board: SeatView | undefined, side: SideName): boolean =>
  board !== undefined && absences(board, side).own !== PlayerAbsence.UNSPECIFIED;
