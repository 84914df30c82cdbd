// What somebody typed: a move in squares, a move as it is written, or a word that asks for something.

/** What can be asked for by a word in the field. */
export const ASKED = [
  "clocks",
  "position",
  "last",
  "draw",
  "accept",
  "decline",
  "resign",
  "arbiter",
  "cancel",
  "help",
] as const;
export type Asked = (typeof ASKED)[number];

export type Entry =
  | { kind: "nothing" }
  | { kind: "asked"; what: Asked }
  | { kind: "squares"; uci: string }
  | { kind: "written"; text: string };

const SQUARES = /^([a-h][1-8])[\s\-–:x>]*([a-h][1-8])[\s=/(]*([^\s)]?)\)?$/iu;
const PIECES = "QRBN";

/**
 * @param letter the letter that a piece (Q, R, B, N) has in the reader's language
 * @param words what asks for something, in English and in the reader's language, each as `plain` writes it
 */
export function read(
  typed: string,
  letter: (piece: string) => string,
  words: ReadonlyMap<string, Asked>,
): Entry {
  const text = typed.trim();
  if (text === "") return { kind: "nothing" };
  const what = words.get(plain(text));
  if (what) return { kind: "asked", what };
  const squares = SQUARES.exec(text);
  const becomes = squares ? promotion(squares[3] ?? "", letter) : null;
  if (squares && becomes !== null) {
    return { kind: "squares", uci: `${squares[1]}${squares[2]}`.toLowerCase() + becomes };
  }
  return { kind: "written", text };
}

const PAWN_TO_LAST_RANK = /^(?:([a-h])[x:]?)?([a-h][18])[+#]?$/iu;

/** The squares of a promotion that was written without its piece (`f1`, `gxf1`), which its player is then asked for. */
export function promotionSquares(written: string, legal: readonly string[]): string | null {
  const [, file, to = ""] = PAWN_TO_LAST_RANK.exec(written.toLowerCase()) ?? [];
  const found = legal.find(
    (uci) => uci.length === 5 && uci.slice(2, 4) === to && uci[0] === (file ?? to[0]),
  );
  return found ? found.slice(0, 4) : null;
}

/** Without capitals and accents: a word is understood without them. */
export const plain = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The English letter; empty for none, null for what is no piece that a pawn may become. */
function promotion(typed: string, letter: (piece: string) => string): string | null {
  if (typed === "") return "";
  const upper = typed.toUpperCase();
  const figurine = "♕♖♗♘".indexOf(typed);
  const own = [...PIECES].find((piece) => letter(piece).toUpperCase() === upper);
  const english = PIECES.includes(upper) ? upper : undefined;
  const found = figurine >= 0 ? PIECES[figurine] : (own ?? english);
  return found ? found.toLowerCase() : null;
}
