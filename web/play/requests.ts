// What can be asked for by a key or by a word in the field.
import { t } from "../shared/i18n.svelte";
import type { Asked } from "./board/entry";
import type { Hand } from "./board/hand.svelte";
import type { Asking, Seat } from "./seat.svelte";
import { standing, whyNot, type What } from "./why";
import { sayClocks, sayMove } from "./words/say";

const DIALOGS: Partial<
  Record<Asked, { asking: Asking; may: "offerDraw" | "answerDraw" | "resign" | "call"; what: What }>
> = {
  draw: { asking: "draw", may: "offerDraw", what: "draw" },
  accept: { asking: "accept", may: "answerDraw", what: "answer" },
  decline: { asking: "decline", may: "answerDraw", what: "answer" },
  resign: { asking: "resign", may: "resign", what: "resign" },
  arbiter: { asking: "call", may: "call", what: "call" },
};

export function ask(seat: Seat, hand: Hand, what: Asked) {
  const dialog = DIALOGS[what];
  if (dialog) {
    if (seat.can(dialog.may)) seat.asking = dialog.asking;
    else seat.reply(whyNot(dialog.what, standing(seat)));
    return;
  }
  switch (what) {
    case "clocks":
      return seat.reply(clocks(seat));
    case "last": {
      const last = seat.moves.at(-1);
      return seat.reply(last ? sayMove(last) : t("pages-moves-none"));
    }
    case "cancel":
      if (!cancel(seat, hand)) seat.reply(t("play-why-nothing-begun"));
      return;
    case "position":
    case "help":
      seat.asking = what;
  }
}

function clocks(seat: Seat): string {
  const said = sayClocks({
    white: seat.clock("white"),
    black: seat.clock("black"),
    plies: seat.moves.length,
    stage: seat.stage,
    toMove: seat.toMove,
  });
  return seat.old ? `${said} ${t("play-say-old")}` : said;
}

/** What was begun and is not sent, the premove that waits, or the move that waits for the connection; false where there is
 * none. */
export function cancel(seat: Seat, hand: Hand): boolean {
  if (hand.begun) hand.drop();
  else if (seat.board?.premove) void seat.takeBack();
  else if (seat.canTakeBack) void seat.takeBackMove();
  else return false;
  return true;
}

/** Keys outside of fields. */
export const KEYS: Record<string, Asked> = {
  "?": "help",
  c: "clocks",
  p: "position",
  l: "last",
  d: "draw",
  r: "resign",
  a: "arbiter",
};

/** Where there is none, it is said why. */
function toField(seat: Seat) {
  const field = document.getElementById("move-field");
  if (field) field.focus();
  else seat.reply(whyNot("move", standing(seat)));
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

export function onKey(event: KeyboardEvent, seat: Seat, hand: Hand) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") return void cancel(seat, hand);
  if (typing(event.target)) return;
  const what = KEYS[event.key];
  if (what) ask(seat, hand, what);
  else if (event.key === "s") seat.asking = "settings";
  else if (event.key === "m" || event.key === "/") toField(seat);
  else if (event.key === "b") document.getElementById("board-cursor")?.focus();
  else return;
  event.preventDefault();
}
