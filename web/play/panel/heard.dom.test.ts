// What a player is told besides the moves comes to the ear once, over a dialog too.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Drawn } from "../../dev/stand/drawn.svelte";
import Dialog from "../../shared/Dialog.svelte";
import { language } from "../../shared/i18n.svelte";
import { note, type Note } from "../note";
import Heard from "./Heard.svelte";

const draw = note("draw", "ruling", "half", "Firouzja offers a draw");
const lost = note("link", "bad", "broken", "The connection is lost");
const refused = (number: number) =>
  note("refused", "bad", "cross", "Not done", { text: "premove is off", number });

beforeEach(() => {
  language.code = "en";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => void vi.useRealTimers();
});

const region = () => document.querySelector("[role=status]");

/** What is read out while the notices become these, each for so many ms. */
function heard(...became: [Note[], number][]): string[] {
  const drawn = new Drawn(Heard, { notes: [] });
  const all: string[] = [];
  let last = region()?.firstElementChild;
  for (const [notes, during] of became) {
    drawn.props.notes = notes;
    flushSync();
    vi.advanceTimersByTime(during);
    flushSync();
    const now = region()?.firstElementChild;
    if (now !== last && now?.textContent) all.push(now.textContent);
    last = now;
  }
  return all;
}

const LONG = 1_000;

test("acc_4 a notice is heard once, and again where the same is told again", () => {
  expect(heard([[draw], LONG], [[draw], LONG], [[draw, lost], LONG])).toEqual([
    "Firouzja offers a draw.",
    "The connection is lost.",
  ]);
  const twice = heard([[refused(1)], LONG], [[], 20], [[refused(2)], LONG], [[refused(2)], LONG]);
  expect(twice).toEqual(["Not done. premove is off.", "Not done. premove is off."]);
  expect(heard([[draw], LONG], [[], LONG], [[draw], LONG])).toHaveLength(2);
  heard([[draw], LONG], [[], 0]);
  expect(region()?.textContent).toBe("");
});

test("acc_4 what is over at once is not heard, and other notices are not put off by it", () => {
  expect(heard([[lost], 40], [[], LONG])).toEqual([]);
  const busy = Array.from({ length: 10 }, (_, n): [Note[], number] => [[draw, refused(n)], 100]);
  expect(heard(...busy)[0]).toContain("Firouzja offers a draw");
});

test("acc_4 the same in another language is not heard again", () => {
  const drawn = new Drawn(Heard, { notes: [draw] });
  flushSync();
  vi.advanceTimersByTime(LONG);
  flushSync();
  language.code = "es";
  drawn.props.notes = [note("draw", "ruling", "half", "Firouzja ofrece tablas")];
  flushSync();
  vi.advanceTimersByTime(LONG);
  flushSync();
  expect(region()?.textContent).toBe("");
});

test("acc_4 over a dialog it is heard within it, and in its own place after", () => {
  const drawn = new Drawn(Heard, { notes: [] });
  const place = region()?.parentElement;
  const children = createRawSnippet(() => ({ render: () => "<p>The settings.</p>" }));
  const props = { title: "Settings", close() {}, children };
  const dialog = mount(Dialog, { target: document.body, props });
  flushSync();
  expect(region()?.parentElement?.tagName).toBe("DIALOG");
  drawn.props.notes = [draw];
  flushSync();
  vi.advanceTimersByTime(LONG);
  flushSync();
  expect(document.querySelector("dialog [role=status]")?.textContent).toBe(
    "Firouzja offers a draw.",
  );
  void unmount(dialog);
  flushSync();
  expect(region()?.parentElement).toBe(place);
  expect(region()?.textContent).toBe("Firouzja offers a draw.");
});
