// Why something cannot be done now, so that it helps: what is not connected, whose turn it is, what is waited for.
import { ConnectionState } from "../api/adoube/v1/page_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { t } from "../shared/i18n.svelte";
import { sideName } from "../shared/wire";
import type { Seat } from "./seat.svelte";

export type What = "move" | "draw" | "answer" | "resign" | "call";

export interface Now {
  /** The page gets no answer from its own device. */
  cut: boolean;
  /** The device is not connected. */
  lost: boolean;
  stage: GameStage;
  /** It is this player's turn. */
  own: boolean;
  /** A move is on its way, and cannot be taken back. */
  pending: boolean;
  /** A ruling waits until both players have seen it. */
  ruling: boolean;
  /** Both have seen it, and the clock is about to start. */
  starting: boolean;
  /** Whose offer of a draw stands. */
  offer: "" | "own" | "theirs";
  /** The opponent declined one in words in this position. */
  declinedHere: boolean;
  opponent: string;
}

export function whyNot(what: What, now: Now): string {
  if (what !== "move" && now.cut) return t("pages-field-cut");
  if (what !== "move" && now.lost) return t("play-why-lost");
  if (now.stage === GameStage.WAITING) return t("play-headline-waiting");
  if (now.stage === GameStage.FINISHED) return t("play-headline-finished");
  if (what === "move") return noMove(now);
  if (what === "draw" && now.offer !== "")
    return t(now.offer === "own" ? "play-why-offered" : "play-why-answer-first");
  if (what === "draw" && now.declinedHere) return t("play-why-declined-here");
  if (what === "answer") return t("play-why-no-offer");
  return t("play-asked-not-now");
}

/** A move can wait for the connection, in one's own turn alone. */
function noMove({ cut, lost, stage, ruling, starting, pending, own, opponent }: Now): string {
  if (stage === GameStage.PAUSED && starting) return t("play-why-starting");
  if (stage === GameStage.PAUSED) return t(ruling ? "play-why-ruling" : "play-why-paused");
  if (pending) return t("play-why-pending");
  if (own) return t("play-asked-not-now");
  return t(cut || lost ? "play-why-theirs-lost" : "play-why-theirs", { name: opponent });
}

/** As it stands at this seat. */
export function standing(seat: Seat): Now {
  const { ruling } = seat.board ?? {};
  const offer = sideName(seat.board?.drawOffer ?? 0);
  return {
    cut: seat.follower.stale,
    lost: seat.connection === ConnectionState.LOST,
    stage: seat.stage,
    own: seat.toMove === seat.side,
    pending: seat.waitingMove !== null && !seat.canTakeBack,
    ruling: ruling !== undefined,
    starting: (ruling?.whiteReady && ruling.blackReady) ?? false,
    offer: offer === "" ? "" : offer === seat.side ? "own" : "theirs",
    declinedHere: seat.board?.drawDeclined === true && seat.board.may?.offerDraw === false,
    opponent: seat.nameOf(seat.other),
  };
}
