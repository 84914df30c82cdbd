// Why something cannot be done now, so that it helps: what is not connected, whose turn it is, what is waited for.
import { ConnectionState } from "../api/adoube/v1/page_pb";
import { NotNow } from "../api/adoube/v1/play_pb";
import { t } from "../shared/i18n.svelte";
import type { Seat } from "./seat.svelte";

export type What = "move" | "draw" | "answer" | "resign" | "call";

export interface Now {
  /** The page gets no answer from its own device. */
  cut: boolean;
  /** The device is not connected. */
  lost: boolean;
  /** A move is on its way, and cannot be taken back. */
  pending: boolean;
  /** Why the coordinator does not allow it. */
  reasons: Record<What, NotNow>;
  opponent: string;
}

export function whyNot(what: What, now: Now): string {
  if (what !== "move" && now.cut) return t("pages-field-cut");
  if (what !== "move" && now.lost) return t("play-why-lost");
  return reason(what, now);
}

function reason(what: What, { cut, lost, pending, reasons, opponent }: Now): string {
  switch (reasons[what]) {
    case NotNow.NOT_BEGUN:
      return t("play-headline-waiting");
    case NotNow.OVER:
      return t("play-headline-finished");
    case NotNow.PAUSED:
      return t("play-why-paused");
    case NotNow.RULING:
      return t("play-why-ruling");
    case NotNow.STARTING:
      return t("play-why-starting");
    case NotNow.OPPONENTS_TURN:
      if (pending) return t("play-why-pending");
      return t(cut || lost ? "play-why-theirs-lost" : "play-why-theirs", { name: opponent });
    case NotNow.OFFERED:
      return t("play-why-offered");
    case NotNow.ANSWER_FIRST:
      return t("play-why-answer-first");
    case NotNow.DECLINED:
      return t("play-why-declined-here");
    case NotNow.NO_OFFER:
      return t("play-why-no-offer");
    // It is allowed, or a later version knows why not.
    default:
      return t(what === "move" && pending ? "play-why-pending" : "play-asked-not-now");
  }
}

/** As it stands at this seat. */
export function standing(seat: Seat): Now {
  const may = seat.board?.may;
  return {
    cut: seat.follower.stale,
    lost: seat.connection === ConnectionState.LOST,
    pending: seat.waitingMove !== null && !seat.canTakeBack,
    reasons: {
      move: may?.noMove ?? NotNow.UNSPECIFIED,
      draw: may?.noDrawOffer ?? NotNow.UNSPECIFIED,
      answer: may?.noDrawAnswer ?? NotNow.UNSPECIFIED,
      resign: may?.noResignation ?? NotNow.UNSPECIFIED,
      call: NotNow.UNSPECIFIED,
    },
    opponent: seat.nameOf(seat.other),
  };
}
