import { beforeEach, expect, test } from "vitest";
import { language, retold, retoldLine } from "./i18n.svelte";

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

test("ven_3 what a machine tells of itself is told in the reader's language, names as they are", () => {
  for (const [said, expected] of [
    [
      "windows: 2 connections to a screen; whose, only adoube-lockd could tell",
      /^ventanas: 2 conexiones/,
    ],
    [
      "can show windows: chromium (user 998) at /run/user/998/wayland-0",
      /^puede mostrar ventanas: chromium/,
    ],
    ["screens: 1, eDP-1", /^pantallas: 1, eDP-1$/],
    ["chromium (user 998) x7", /^chromium \(user 998\) x7$/],
    ["USB: 046d:c31c Keyboard K120 (keyboard, mouse or alike)", /^USB: 046d:c31c Keyboard/],
  ] as const) {
    expect(retoldLine(said)).toMatch(expected);
  }
  language.code = "en";
  expect(retoldLine("screens: 1, eDP-1")).toBe("screens: 1, eDP-1");
});
