// A move that came when no clock ran, as after a lost connection: it was not played. It stays in sight until its player plays
// it again or another one, or has seen it; by itself it is never sent again.
import type { Shown } from "../api/adoube/v1/page_pb";
import { t } from "../shared/i18n.svelte";
import { name } from "../shared/wire";
import { isRead } from "./cut";
import { note, squares, type Act, type Note } from "./note";

/** A move as it was entered: in squares, or as it was written. */
export type Entered = { uci: string; shown: string } | { written: string; language: string };

/** Why it was not played: the clocks were stopped when it arrived, it did not arrive, the position had changed, or the game
 * was over. */
export type Missed = "paused" | "lost" | "changed" | "over";

interface OfPosition {
  move: Entered;
  at: string;
}

/** The position that a move is of: in another one it means something else. */
export const position = ({ seat, board }: Shown): string =>
  `${name(seat?.board)} ${board?.game} ${board?.fen}`;

/** Whether the game is paused only since this player was away, and resumes now that they are back. */
export const endsByReturn = ({ seat, board }: Shown): boolean =>
  board?.pause?.cause === "silence" && !board.opponentAway && seat?.terms?.resumesByItself === true;

export class Unplayed {
  move = $state.raw<Entered | null>(null);
  why = $state<Missed>("paused");
  #at = "";
  /** It was given while the connection was lost, by this page or one that was loaded before it. */
  #waits: OfPosition | null = null;

  /** What is shown now. */
  hear(shown: Shown) {
    const at = position(shown);
    const { pending = "", pendingMove = "", stage = "" } = shown.board ?? {};
    if (at !== this.#at || (stage === "finished" && this.why !== "over")) this.forget();
    if (pending === "move") {
      if (shown.connection?.state === "lost" && pendingMove !== "")
        this.#waits = { move: { uci: pendingMove, shown: pendingMove }, at };
    } else if (this.#waits && shown.connection?.state === "connected" && isRead(shown)) {
      const waited = this.#waits;
      this.#waits = null;
      if (waited.at === at && !this.move)
        this.#keep(waited, stage === "paused" ? "paused" : "lost");
    }
  }

  /** Whether a move that was refused by this word is told of here. */
  refused(code: string, { move, at }: OfPosition): boolean {
    this.#waits = null;
    this.forget();
    if (code !== "board-paused") return false;
    this.#keep({ move, at }, "paused");
    return true;
  }

  /** A move of a position that is not on the board any more, or of a game that is over. */
  overtaken(move: Entered, shown: Shown) {
    const isOver = shown.board?.stage === "finished";
    this.#keep({ move, at: position(shown) }, isOver ? "over" : "changed");
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
  const title = t("unplayed.title", { move: named });
  // It was meant for a position that is not there any more: it is not offered again.
  if (why === "changed" || why === "over")
    return [
      note("unplayed", "bad", "cross", title, {
        text: t(`unplayed.${why}`),
        acts: ["seen-unplayed"],
      }),
    ];
  const acts: Act[] = mayPlay ? ["play-again", "seen-unplayed"] : ["seen-unplayed"];
  const text = [t(`unplayed.${why}`), t(mayPlay ? "unplayed.now" : "unplayed.later")].join(" ");
  return [note("unplayed", "bad", "cross", title, { text, acts })];
}
