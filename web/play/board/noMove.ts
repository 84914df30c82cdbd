// Why a press on a square of a board that can be played on does nothing. It knows no rules: where a piece may go was told.
import type { Dests, Key } from "@lichess-org/chessground/types";
import { t } from "../../shared/i18n.svelte";
import { movesTo } from "./squares";

export interface Pressed {
  square: Key;
  /** The square whose piece was picked before; empty for none. */
  picked: Key | "";
  /** Whose piece stands on the square; empty for nobody's. */
  owner: "own" | "theirs" | "";
  /** Where each piece may go; null for a premove, which the coordinator judges. */
  dests: Dests | null;
  /** Whether one click on a square makes the only move that it belongs to. */
  byOneClick: boolean;
}

/** Empty where the press does something. */
export function noMove({ square, picked, owner, dests, byOneClick }: Pressed): string {
  if (picked === square) return "";
  if (picked !== "" && (dests === null || dests.get(picked)?.includes(square))) return "";
  if (owner === "own") {
    if (dests === null || dests.has(square) || picked !== "") return "";
    return t("play-why-no-moves", { square });
  }
  if (picked !== "") return t("play-square-no-way", { from: picked, square });
  if (byOneClick && dests && movesTo(dests, square)) return "";
  return owner === "theirs" ? t("play-why-not-yours", { square }) : t("play-why-pick-first");
}
