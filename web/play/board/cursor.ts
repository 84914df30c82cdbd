// A square that arrow keys move over the board, and what is told of it. It knows no rules: where a piece
// may go was told by the server.
import type { Dests, Key } from "@lichess-org/chessground/types";
import { t, word } from "../../shared/i18n.svelte";
import type { SideName } from "../../shared/wire";
import { men } from "../words/position";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const FILES = "abcdefgh";

/** The square that an arrow leads to, as it is seen from `side`; at the edge it stays. Null for other keys. */
export function step(from: Key, key: string, side: SideName): Key | null {
  const way = STEPS[key];
  if (!way) return null;
  const turned = side === "white" ? 1 : -1;
  const within = (n: number) => Math.min(7, Math.max(0, n));
  const file = within(FILES.indexOf(from.charAt(0)) + way[0] * turned);
  const rank = within(Number(from[1]) - 1 + way[1] * turned);
  return `${FILES.charAt(file)}${rank + 1}` as Key;
}

/** What Enter does on a square: picks its piece, puts it back, puts the picked one there, or nothing. */
export type Pressed = "pick" | "back" | "go" | "no";

/**
 * @param dests where each piece may go; null for a premove, which the coordinator judges
 * @param own whether a piece of the player's stands there
 */
export function press(square: Key, picked: Key | "", dests: Dests | null, own: boolean): Pressed {
  if (picked === square) return "back";
  // Castling may be the king's move onto its own rook.
  if (picked !== "" && (dests === null || dests.get(picked)?.includes(square))) return "go";
  return own ? "pick" : "no";
}

interface Looked {
  fen: string;
  /** The square whose piece was picked; empty for none. */
  picked: Key | "";
  /** Where each piece may go; empty while no move may be made. */
  dests: Dests;
}

/** "e2, White: pawn, may go to e3, e4"; with a piece picked, whether it may go there. */
export function saySquare(square: Key, { fen, picked, dests }: Looked): string {
  const man = men(fen).find((one) => one.square === square);
  const there = man
    ? t("play-square-man", {
        square,
        side: t(`pages-side-${man.side}`),
        piece: word("play-man", man.piece),
      })
    : t("play-square-empty", { square });
  if (picked === square) return there + t("play-square-picked") + ways(dests.get(square));
  if (picked === "") return there + ways(dests.get(square));
  return there + (dests.get(picked)?.includes(square) ? t("play-square-may") : "");
}

const ways = (to: Key[] | undefined): string =>
  to ? t("play-square-ways", { squares: [...to].sort().join(", ") }) : "";
