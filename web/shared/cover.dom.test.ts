// A press that comes right after a dialog is gone: what was meant for the dialog is taken and answered, all else goes
// through.
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drawn } from "../dev/stand/drawn.svelte";
import { cover, COVERED, coveredArea, type Touched } from "./cover";
import Dialog from "./Dialog.svelte";
import { language } from "./i18n.svelte";

beforeEach(() => {
  language.code = "en";
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

const found = () => document.querySelector<HTMLElement>(".cover");
const AREA = { left: 100, top: 50, width: 400, height: 300 };

/** Whether the press gets further than to what lies over the page. */
function through(what: string): boolean {
  let heard = false;
  const hear = () => (heard = true);
  addEventListener(what, hear);
  const event = new Event(what, { bubbles: true, cancelable: true });
  found()?.dispatchEvent(event);
  removeEventListener(what, hear);
  return heard || !event.defaultPrevented;
}

test("a press where a dialog has gone by itself is taken and answered, and a moment later none is", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>The game ends.</p>" }));
  const drawn = new Drawn(Dialog, { title: "Resign?", close() {}, children });
  expect(found()).toBeNull();
  drawn.leave();
  for (const what of ["pointerdown", "mousedown", "touchstart", "click", "dblclick"])
    expect(through(what), what).toBe(false);
  expect(document.querySelector(".cover-answer")?.textContent).toContain("click again");
  dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(COVERED);
  expect(found()).toBeNull();
});

test.each<[string, Partial<Touched>, ReturnType<typeof coveredArea>]>([
  ["by itself", {}, AREA],
  ["long after a press", { press: { x: 200, y: 100, at: 9_000 } }, AREA],
  [
    "by a press",
    { press: { x: 200, y: 100, at: 9_900 } },
    { left: 176, top: 76, width: 48, height: 48 },
  ],
  ["by a key", { key: 9_900 }, null],
])("a dialog that closed %s covers this", (_, touched, area) => {
  expect(coveredArea({ area: AREA, press: null, key: 0, ...touched }, 10_000)).toEqual(area);
});

test("a press that was taken is let go where it began", () => {
  cover(AREA);
  found()?.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(COVERED);
  expect(found()).not.toBeNull();
  dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(0);
  expect(found()).toBeNull();
});

test("of two dialogs the one that stays is covered, and what is typed is not taken", () => {
  document.body.innerHTML = "<dialog open><input></dialog>";
  cover(AREA);
  expect(found()?.parentElement?.tagName).toBe("DIALOG");
  expect(through("keydown")).toBe(true);
});
