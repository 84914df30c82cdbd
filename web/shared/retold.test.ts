import { beforeEach, expect, test } from "vitest";
import { language, retold } from "./i18n.svelte";

beforeEach(() => (language.code = "es"));

const told = (english: string) => retold("order-why", english);

test("a sentence with figures is told with them in the reader's language", () => {
  const said = "37 processes under 12 names; by name as the machine tells it, which proves nothing";
  expect(told(said)).toMatch(/^37 procesos con 12 nombres, /);
  language.code = "en";
  expect(told(said)).toBe(said);
});

test("one without is found whatever its apostrophes, another stays as it came", () => {
  const nowhere = "no page: it stands in page.json and on the agent's output";
  expect(told(nowhere)).toBe("sin página: consta en page.json y en la salida del agente");
  const other = "No space left on device (os error 28)";
  expect(told(other)).toBe(other);
});
