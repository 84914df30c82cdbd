// What ends somebody's session or invitation asks once more, and not where the first press was.
import { beforeEach, expect, test } from "vitest";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import Ending from "./Ending.svelte";

beforeEach(() => (language.code = "en"));

function asking() {
  const done: string[] = [];
  const act = () => Promise.resolve(void done.push("ended"));
  return { drawn: new Drawn(Ending, { text: "End", sure: "End it now", act }), done };
}

const last = () => [...document.querySelectorAll("button")].at(-1);

test("a double click in one place ends nothing", async () => {
  const { drawn, done } = asking();
  await drawn.press("End");
  expect(last()?.textContent).toBe("Cancel");
  expect(document.activeElement).toBe(last());
  await drawn.press("Cancel");
  expect([last()?.textContent, done]).toEqual(["End", []]);
});

test("who is sure ends it, once", async () => {
  const { drawn, done } = asking();
  await drawn.press("End");
  await drawn.press("End it now");
  expect([last()?.textContent, done]).toEqual(["End", ["ended"]]);
});
