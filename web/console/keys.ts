// What the keyboard does everywhere in the console. Keys that are typed into a field are the field's.
import { type Page } from "./route";
import { router } from "./router.svelte";

export type Overlay = "" | "help" | "search" | "settings";

/** After `g`. */
const PLACES: Record<string, Page> = {
  i: "incidents",
  b: "boards",
  v: "venues",
  c: "calls",
  r: "round",
  k: "checks",
  p: "penalties",
  s: "access",
};

/** Pages that there are only for who may do something. */
const VERBS: Partial<Record<Page, string>> = { checks: "record-check", penalties: "penalise" };

/** The pages that there are for somebody, with their keys. */
export const placesOf = (may: (verb: string) => boolean): [string, Page][] =>
  Object.entries(PLACES).filter(([, page]) => may(VERBS[page] ?? "") || !VERBS[page]);

/** So long `g` waits for its second key, ms. */
const PATIENCE = 1_500;

let going = 0;

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

export function onKey(
  event: KeyboardEvent,
  may: (verb: string) => boolean,
  overlay: Overlay,
  open: (next: Overlay) => void,
) {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (overlay !== "" || document.querySelector("dialog[open]")) return;
  const [, place] =
    (event.timeStamp - going < PATIENCE && placesOf(may).find(([key]) => key === event.key)) || [];
  going = 0;
  if (place) router.go(place);
  else if (event.key === "g") going = event.timeStamp;
  else if (event.key === "/") open("search");
  else if (event.key === "?") open("help");
  else if (event.key === "j" || event.key === "k") step(event.key === "j" ? 1 : -1);
  else return;
  event.preventDefault();
}

/** To the next or the previous thing of the list that is shown. */
function step(by: number) {
  const items = [...document.querySelectorAll<HTMLElement>("[data-step]")];
  const current = items.findIndex(
    (item) => item === document.activeElement || item.getAttribute("aria-current") === "true",
  );
  const next = items[Math.min(Math.max(current + by, 0), items.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
