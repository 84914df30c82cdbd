// One thing that a player is told, with what he can do about it.
import type { IconName } from "../shared/Icon.svelte";
import { language } from "../shared/i18n.svelte";
import { san } from "../shared/pieces.svelte";

export type Act =
  | "accept"
  | "decline"
  | "cancel-premove"
  | "confirm-premove"
  | "drop-premove"
  | "seen-notice"
  | "seen-call"
  | "seen-back"
  | "seen-declined"
  | "seen-refusal"
  | "seen-cut"
  | "play-again"
  | "take-back-move"
  | "seen-unplayed"
  | "network";

export interface Note {
  key: string;
  tone: "bad" | "warn" | "good" | "ruling" | "plain";
  icon: IconName;
  title: string;
  text: string;
  /** How long it has lasted, ms. */
  lasts?: number;
  /** Of a call: which. Of a refusal: how many there were. */
  number?: number;
  acts: Act[];
}

/** Whether it waits for the player's answer. */
export const asks = ({ acts }: Note): boolean =>
  acts.includes("accept") || acts.includes("confirm-premove") || acts.includes("play-again");

/** A move by its squares: `e2–e4`, `b7–b8=Q` in the reader's letters. */
export const squares = (uci: string) =>
  `${uci.slice(0, 2)}–${uci.slice(2, 4)}${uci[4] ? `=${san(uci[4].toUpperCase())}` : ""}`;

/** Half a sentence that stands alone. Never of what somebody typed: a pawn's move would be a bishop's. */
export const sentence = (text: string) =>
  text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);

/** What stands before another sentence. */
export const closed = (text: string) =>
  /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

export const note = (
  key: string,
  tone: Note["tone"],
  icon: IconName,
  title: string,
  rest?: Partial<Note>,
): Note => ({
  key,
  tone,
  icon,
  title,
  text: "",
  acts: [],
  ...rest,
});
