// Moves are numbered as the FEN of their game counts: a game that began from a FEN goes on from its number.

/** Whose move it is in a position. */
export const sideToMove = (fen = ""): "white" | "black" =>
  fen.split(" ")[1] === "b" ? "black" : "white";

/** Half-moves before a position, counted from White's move of number 1. */
export function halfMovesBefore(fen: string): number {
  const [, side, , , , number] = fen.split(" ");
  return 2 * Math.max(0, (Number(number) || 1) - 1) + Number(side === "b");
}

/** `12.Nf3`, `12...d5`: the half-move of that number, from 1. */
export const numberedMove = (half: number, san: string): string =>
  half % 2 === 1 ? `${(half + 1) / 2}.${san}` : `${half / 2}...${san}`;
