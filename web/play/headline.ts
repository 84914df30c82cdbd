// What is said first of a game that is under way: whose turn it is, and whether a move would arrive.
import { ConnectionState } from "../api/adoube/v1/page_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { PauseCause } from "../api/adoube/v1/board_pb";
import { t, word } from "../shared/i18n.svelte";
import type { Seat } from "./seat.svelte";
import { enumWord } from "../shared/wire";

export interface Turn {
  /** The page gets no answer from its own device. */
  cut: boolean;
  /** The device is not connected. */
  lost: boolean;
  own: boolean;
  check: boolean;
  /** A move was given that is not on the board yet. */
  pending: boolean;
  opponent: string;
}

export const connected = ({ cut, lost }: Pick<Turn, "cut" | "lost">): boolean => !cut && !lost;

/** Both clocks stand: whose move it is then, where it is known. */
export function stoppedText({ cut, lost, own, opponent }: Omit<Turn, "check" | "pending">): string {
  if (!connected({ cut, lost })) return t("play-headline-paused-old");
  return own
    ? t("play-headline-paused-yours")
    : t("play-headline-paused-theirs", { name: opponent });
}

export function turnText({ cut, lost, own, check, pending, opponent }: Turn): string {
  if (pending && connected({ cut, lost })) return t("play-headline-sending");
  if (pending) return t("play-headline-waits");
  if (!own && cut) return t("play-headline-theirs-cut", { name: opponent });
  if (!own && lost) return t("play-headline-theirs-lost", { name: opponent });
  if (!own) return t("play-headline-theirs", { name: opponent });
  if (cut || lost) return t("play-headline-yours-lost");
  return check ? t("play-headline-check") : t("play-headline-yours");
}

export const linkOf = (seat: Seat): Pick<Turn, "cut" | "lost"> => ({
  cut: seat.follower.stale,
  lost: seat.connection === ConnectionState.LOST,
});

/** At this seat. */
export function headlineOf(seat: Seat): string {
  const { board, side, toMove } = seat;
  const link = linkOf(seat);
  const [own, opponent] = [toMove === side, seat.nameOf(seat.other)];
  if (!board) return "";
  switch (board.stage) {
    case GameStage.WAITING:
      return t("play-headline-waiting");
    case GameStage.PAUSED:
      return stoppedText({ ...link, own, opponent });
    case GameStage.FINISHED:
      return t("play-headline-finished");
    case GameStage.UNSPECIFIED:
      return "";
    case GameStage.PLAYING:
      return turnText({
        ...link,
        own,
        check: seat.local?.check ?? false,
        pending: seat.waitingMove !== null,
        opponent,
      });
    default:
      board.stage satisfies never;
      return "";
  }
}

/** Why both clocks stand. To who listens the notes tell that somebody is away. */
export function whyStopped(seat: Seat, how: "seen" | "heard" = "seen"): string {
  const { pause, ruling, opponentAway } = seat.board ?? {};
  const on = connected(linkOf(seat));
  // What they wait for has come: the time left stands with the ruling.
  const starting = ruling?.whiteReady && ruling.blackReady;
  if (seat.stage !== GameStage.PAUSED || !pause || starting) return "";
  // A ruling's reason stands with the ruling; that somebody is not heard, is the cause.
  if (pause.cause === PauseCause.SILENCE) {
    if (opponentAway || !on)
      return how === "heard" ? "" : t(on ? "pages-paused-silence" : "pages-paused-silence-then");
    return t(seat.seat?.terms?.resumesByItself ? "pages-paused-goes-on" : "pages-paused-all-back");
  }
  const cause = word("pages-paused", enumWord(PauseCause, pause.cause));
  return pause.reason && !ruling
    ? `${cause} ${t("pages-paused-reason", { reason: pause.reason })}`
    : cause;
}
