// A press that comes right after a dialog is gone reaches nothing.
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drawn } from "../dev/stand/drawn.svelte";
import { cover, COVERED } from "./cover";
import Dialog from "./Dialog.svelte";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

const found = () => document.querySelector<HTMLElement>(".cover");

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

test("a press on the page beneath a dialog that has gone is taken, and a moment later none is", async () => {
  const children = createRawSnippet(() => ({ render: () => "<p>The game ends.</p>" }));
  const drawn = new Drawn(Dialog, { title: "Resign?", close() {}, children });
  expect(found()).toBeNull();
  drawn.leave();
  for (const what of ["pointerdown", "mousedown", "touchstart", "click", "dblclick"])
    expect(through(what), what).toBe(false);
  dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(COVERED);
  expect(found()).toBeNull();
});

test("a press that was taken is let go where it began", () => {
  cover();
  found()?.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(COVERED);
  expect(found()).not.toBeNull();
  dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(0);
  expect(found()).toBeNull();
});

test("of two dialogs the one that stays is covered, and what is typed is not taken", () => {
  document.body.innerHTML = "<dialog open><input></dialog>";
  cover();
  expect(found()?.parentElement?.tagName).toBe("DIALOG");
  expect(through("keydown")).toBe(true);
});
