// A move on its way from the player's hand: what it becomes is chosen, a premove is confirmed, and then
// it is sent. Whether it is one, the coordinator decides.
import { PremoveUse } from "../../api/adoube/v1/board_pb";
import type { Key } from "@lichess-org/chessground/types";
import { getContext, setContext } from "svelte";
import type { Seat } from "../seat.svelte";
import { becomes, takesNobody } from "../words/position";
import { t } from "../../shared/i18n.svelte";
import { squares } from "../note";
import { movesOf, promotions } from "./squares";

interface Choosing {
  /** The pawn's two squares. */
  move: string;
  pieces: string[];
  /** Goes on with the letter of the piece. */
  chosen: (piece: string) => void;
}

export class Hand {
  /** What a pawn becomes is being asked. */
  choosing = $state.raw<Choosing | null>(null);
  /** A premove that waits for the player's second word. */
  asked = $state("");
  /** The same of one that was written, in which language. */
  written = $state.raw<{ text: string; language: string } | null>(null);
  /** The premove that the player had not confirmed when the board changed, as it is shown. */
  missed = $state("");
  #seat: Seat;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get options() {
    return this.#seat.board?.options;
  }

  /** Shown as made: where a pawn stands that becomes something. */
  get held(): string {
    return this.choosing?.move ?? "";
  }

  /** Of two squares, such as "b7b8", and a piece where it was named already. */
  enter(move: string, piece = "") {
    if (this.#seat.may("move")) this.#own(move, piece, move);
    else this.#later(move, piece);
  }

  /** BRD-5: one click. False where the square does not belong to one move alone. */
  touch(square: Key): boolean {
    if (!this.options?.smartMove || !this.#seat.may("move")) return false;
    const moves = movesOf(this.#legal(), square);
    const [only] = moves;
    if (only && moves.length === 1) this.#own(only, "", square);
    // A piece that may move several ways is only taken up.
    else if (moves.length > 1 && moves.every((move) => move.endsWith(square)))
      this.#seat.reply(t("play-options-smart-several", { square, n: moves.length }));
    return moves.length === 1;
  }

  choose(piece: string) {
    const choosing = this.choosing;
    this.choosing = null;
    choosing?.chosen(piece);
  }

  putBack() {
    this.choosing = null;
    this.asked = "";
    this.written = null;
  }

  /** The board has changed: a premove that was asked about is not sent, and its player reads so. */
  boardChanged() {
    this.missed = this.asked === "" ? (this.written?.text ?? "") : squares(this.asked);
    this.putBack();
  }

  /** By the player, who is told. */
  drop() {
    this.putBack();
    this.#seat.reply(t("play-premove-put-back"));
  }

  /** Whether something was begun that is not sent. */
  get begun(): boolean {
    return this.asked !== "" || this.written !== null || this.choosing !== null;
  }

  /** A premove in letters; false where it was refused. */
  async write(text: string, language: string): Promise<boolean> {
    this.putBack();
    if (this.options?.premove !== PremoveUse.CONFIRMED)
      return this.#seat.premove({ written: text, language });
    // The coordinator cannot read it before the opponent has moved: nobody is asked about it first.
    if (takesNobody(text, this.#seat.fen, this.#seat.other)) {
      this.#seat.refuse(t("pages-refusal-unread-premove", { text }));
      return false;
    }
    this.#seat.refuse("");
    this.written = { text, language };
    return true;
  }

  /** The player's second word for a premove. */
  confirm() {
    const [uci, written] = [this.asked, this.written];
    this.putBack();
    if (uci !== "") void this.#seat.premove({ uci });
    else if (written)
      void this.#seat.premove({ written: written.text, language: written.language });
  }

  #legal(): string[] {
    return this.#seat.legal.split(" ");
  }

  #own(move: string, piece: string, uci: string) {
    const pieces = piece === "" ? promotions(this.#legal(), move) : [];
    this.#with(move, pieces, piece, (letter) => {
      void this.#seat.move({ uci: uci + letter, shown: move + letter });
    });
  }

  #later(move: string, piece: string) {
    const pawn = piece === "" && becomes(this.#seat.fen, move.slice(0, 2), move.slice(2));
    this.#with(move, pawn ? [..."qrbn"] : [], piece, (letter) => {
      const uci = move + letter;
      if (this.options?.premove === PremoveUse.CONFIRMED) this.asked = uci;
      else void this.#seat.premove({ uci });
    });
  }

  #with(move: string, pieces: string[], piece: string, chosen: (piece: string) => void) {
    if (pieces.length === 0 || this.options?.automaticQueen) chosen(piece);
    else this.choosing = { move, pieces, chosen };
  }
}

const HERE = Symbol("hand");
export const setHand = (hand: Hand) => setContext(HERE, hand);
export const getHand = () => getContext<Hand>(HERE);
