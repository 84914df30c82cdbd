// A move that came when no clock ran, as after a lost connection: it was not played. It stays in sight until its player plays
// it again or another one, or has seen it; by itself it is never sent again.
import { PlayCommandKind } from "../api/adoube/v1/play_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { PauseCause } from "../api/adoube/v1/board_pb";
import { ConnectionState, type Shown } from "../api/adoube/v1/page_pb";
import { t } from "../shared/i18n.svelte";
import { name } from "../shared/wire";
import { isRead } from "./cut";
import { note, squares, type Act, type Note } from "./note";

/** A move as it was entered: in squares, or as it was written. */
export type Entered = { uci: string; shown: string } | { written: string; language: string };

/** Why it was not played: the clocks were stopped when it arrived, it did not arrive, the position had changed, the game
 * was over, or the seat had moved to another device. `moved-unsure`: it may have arrived before the seat moved. */
export type Missed = "paused" | "lost" | "changed" | "over" | "moved" | "moved-unsure";

interface OfPosition {
  move: Entered;
  at: string;
}

/** The position that a move is of: in another one it means something else. */
export const position = ({ seat, board, local }: Shown): string =>
  `${name(seat?.board)} ${board?.game} ${local?.fen}`;

/** Whether the device is connected and has no seat any more. */
const hasNoSeat = ({ seat, connection }: Shown): boolean =>
  !seat && connection?.state === ConnectionState.CONNECTED;

const afterSeatMove = (maySent: boolean): Missed => (maySent ? "moved-unsure" : "moved");

/** Whether the game is paused only since this player was away, and resumes now that they are back. */
export const endsByReturn = ({ seat, board }: Shown): boolean =>
  board?.pause?.cause === PauseCause.SILENCE &&
  !board.opponentAway &&
  seat?.terms?.resumesByItself === true;

export class Unplayed {
  move = $state.raw<Entered | null>(null);
  why = $state<Missed>("paused");
  #at = "";
  /** It was given while the connection was lost, by this page or one that was loaded before it. */
  #waits: OfPosition | null = null;
  /** Whether the move that the device keeps may have reached the server. */
  #maySent = true;

  /** What is shown now. */
  hear(shown: Shown) {
    const at = position(shown);
    const { stage = GameStage.UNSPECIFIED } = shown.board ?? {};
    const { pending, pendingMove = "" } = shown.local ?? {};
    const isOther = shown.seat !== undefined && at !== this.#at;
    if (isOther || (stage === GameStage.FINISHED && this.why !== "over")) this.forget();
    if (this.#waits && hasNoSeat(shown)) {
      this.#keep(this.#waits, afterSeatMove(this.#maySent));
      this.#waits = null;
    } else if (pending === PlayCommandKind.MOVE) {
      this.#maySent = shown.local?.pendingUnsent !== true;
      if (shown.connection?.state === ConnectionState.LOST && pendingMove !== "")
        this.#waits = { move: { uci: pendingMove, shown: pendingMove }, at };
    } else if (
      this.#waits &&
      shown.connection?.state === ConnectionState.CONNECTED &&
      isRead(shown)
    ) {
      const waited = this.#waits;
      this.#waits = null;
      if (waited.at === at && !this.move)
        this.#keep(waited, stage === GameStage.PAUSED ? "paused" : "lost");
    }
  }

  /** Whether a move that was refused by this word is told of here. */
  refused(code: string, { move, at }: OfPosition): boolean {
    this.#waits = null;
    if (code === "moved-on") {
      this.#keep({ move, at }, afterSeatMove(this.#maySent));
      return true;
    }
    this.forget();
    if (code !== "board-paused") return false;
    this.#keep({ move, at }, "paused");
    return true;
  }

  /** A move of a position that is not on the board any more, or of a game that is over. */
  overtaken(move: Entered, shown: Shown) {
    const isOver = shown.board?.stage === GameStage.FINISHED;
    this.#keep({ move, at: position(shown) }, isOver ? "over" : "changed");
  }

  /** Whether the seat of a move that this page kept is at another device now. */
  seatMoved(kept: OfPosition & { sent: boolean }, shown: Shown): boolean {
    if (!hasNoSeat(shown)) return false;
    this.#keep(kept, afterSeatMove(kept.sent));
    return true;
  }

  /** The move that waited for the connection. */
  takenBack() {
    this.#waits = null;
  }

  /** Its player has seen it, or plays something. */
  forget() {
    this.move = null;
  }

  #keep({ move, at }: OfPosition, why: Missed) {
    [this.move, this.#at, this.why] = [move, at, why];
  }
}

/** `mayPlay`: a move can be made now. */
export function ofUnplayed(move: Entered | null, why: Missed, mayPlay: boolean): Note[] {
  if (!move) return [];
  const named = "uci" in move ? squares(move.shown) : move.written;
  const title = t(why === "moved-unsure" ? "play-unplayed-title-unsure" : "play-unplayed-title", {
    move: named,
  });
  // It was meant for a position or a device that it is not of any more: it is not offered again.
  if (why !== "paused" && why !== "lost")
    return [
      note("unplayed", "bad", "cross", title, {
        text: t(`play-unplayed-${why}`),
        acts: ["seen-unplayed"],
      }),
    ];
  const acts: Act[] = mayPlay ? ["play-again", "seen-unplayed"] : ["seen-unplayed"];
  const text = [
    t(`play-unplayed-${why}`),
    t(mayPlay ? "play-unplayed-now" : "play-unplayed-later"),
  ].join(" ");
  return [note("unplayed", "bad", "cross", title, { text, acts })];
}
