// After a dialog is gone, a press that was meant for it must not reach what lies beneath: the second press of a double
// click, where the first one was; or, where the dialog went by itself, a press where it stood. A press anywhere else
// goes through at once, and one that is taken gets an answer. The keyboard goes through.
import { t } from "./i18n.svelte";

/** How long, ms: desktops take two presses within half a second for one. */
export const COVERED = 500;

/** So far from the first press, in px to each side, the second one of a double click may be. */
const NEAR = 24;

/** So long the answer to a press that was taken is read, ms. */
const READ = 2_000;

const PRESSES = ["pointerdown", "mousedown", "touchstart", "click", "dblclick", "contextmenu"];

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a dialog was last touched by, and where it stands; kept while it is open. */
export interface Touched {
  area: Area;
  /** The last press in it, by `performance.now()`; null for none, or where a key came after it. */
  press: { x: number; y: number; at: number } | null;
  /** When a key was last pressed in it; 0 for never. */
  key: number;
}

function watchTouches(dialog: HTMLElement): { touched: Touched; leave: () => void } {
  const touched: Touched = { area: dialog.getBoundingClientRect(), press: null, key: 0 };
  const measure = () => (touched.area = dialog.getBoundingClientRect());
  const sizes = new ResizeObserver(measure);
  sizes.observe(dialog);
  const press = ({ clientX: x, clientY: y }: PointerEvent) =>
    (touched.press = { x, y, at: performance.now() });
  const key = () => {
    touched.press = null;
    touched.key = performance.now();
  };
  dialog.addEventListener("pointerup", press, { capture: true });
  dialog.addEventListener("keydown", key, { capture: true });
  return { touched, leave: () => sizes.disconnect() };
}

/** Watches a dialog while it is open; what is returned is called once it is gone. */
export function coverAfter(dialog: HTMLElement): () => void {
  const { touched, leave } = watchTouches(dialog);
  return () => {
    leave();
    const area = coveredArea(touched, performance.now());
    if (area) cover(area);
  };
}

/** What is covered once that dialog is gone; null for nothing. */
export function coveredArea({ area, press, key }: Touched, now: number): Area | null {
  if (key > 0 && now - key < COVERED) return null;
  if (press && now - press.at < COVERED)
    return { left: press.x - NEAR, top: press.y - NEAR, width: 2 * NEAR, height: 2 * NEAR };
  return area;
}

/** Tells, near the press, that it was taken. */
function answer({ clientX, clientY }: PointerEvent) {
  const told = document.createElement("p");
  told.className = "cover-answer";
  told.role = "status";
  told.textContent = t("pages-cover-again");
  told.style.left = `${clientX}px`;
  told.style.top = `${clientY}px`;
  document.body.append(told);
  setTimeout(() => told.remove(), READ);
}

/** It takes each press for itself: nothing is marked by it, and nothing loses the focus. */
function takes(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Covers that part of the page, or of the dialog that is uppermost now. */
export function cover(area: Area) {
  const made = document.createElement("div");
  made.className = "cover";
  made.ariaHidden = "true";
  for (const side of ["left", "top", "width", "height"] as const)
    made.style[side] = `${area[side]}px`;
  for (const press of PRESSES) made.addEventListener(press, takes, { passive: false });

  // A press that it took is let go here too: the page beneath would hear of its end alone.
  let pressed = false;
  let over = false;
  const leave = () => over && !pressed && made.remove();
  const end = () => {
    pressed = false;
    setTimeout(leave);
  };
  made.addEventListener("pointerdown", (event) => {
    if (!pressed) answer(event);
    pressed = true;
    for (const last of ["pointerup", "pointercancel"])
      addEventListener(last, end, { capture: true, once: true });
  });
  setTimeout(() => {
    over = true;
    leave();
  }, COVERED);

  const uppermost = [...document.querySelectorAll("dialog[open]")].at(-1);
  (uppermost ?? document.body).append(made);
}
