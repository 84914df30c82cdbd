// A position as it came, read square by square: for who listens to it, and to know a pawn.
import { SIDES, type SideName } from "../../shared/wire";

export interface Man {
  side: SideName;
  /** K, Q, R, B, N or P. */
  piece: string;
  square: string;
}

/** In the order in which it is read: the king first, pawns last. */
const ORDER = "KQRBNP";

export function men(fen: string): Man[] {
  const found: Man[] = [];
  const [placed = ""] = fen.split(" ");
  placed.split("/").forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      const empty = Number(sign);
      if (empty > 0) file += empty;
      else {
        const piece = sign.toUpperCase();
        const side = sign === piece ? "white" : "black";
        found.push({ side, piece, square: `${"abcdefgh"[file] ?? "?"}${8 - index}` });
        file += 1;
      }
    }
  });
  return found;
}

/** Each side's men, piece by piece. */
export function inOrder(all: readonly Man[]): { side: SideName; men: Man[] }[] {
  const rank = ({ piece, square }: Man) => `${ORDER.indexOf(piece)}${square}`;
  return SIDES.map((side) => ({
    side,
    men: all
      .filter((man) => man.side === side)
      .sort((one, other) => (rank(one) < rank(other) ? -1 : 1)),
  }));
}

/** Whether what is written takes on a square where nobody of that side stands. */
export function takesNobody(written: string, fen: string, side: SideName): boolean {
  const square = /[x×:]\s*([a-h][1-8])/.exec(written)?.[1];
  return (
    square !== undefined && !men(fen).some((man) => man.square === square && man.side === side)
  );
}

/** Whether it is a pawn that goes to the last row, and so has to become something. */
export function becomes(fen: string, from: string, to: string): boolean {
  const man = men(fen).find(({ square }) => square === from);
  return man?.piece === "P" && to.endsWith(man.side === "white" ? "8" : "1");
}
