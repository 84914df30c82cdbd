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
  const lifted = "it had locked the page; that is lifted (on the page)";
  expect(told(lifted)).toBe("había bloqueado la página; se ha levantado (en la página)");
  const other = "No space left on device (os error 28)";
  expect(told(other)).toBe(other);
});

test("what a device lists is told line by line, names as they are", () => {
  for (const [line, told] of [
    [
      "USB: 046d:c31c USB Keyboard (audio, keyboard or mouse)",
      "USB: 046d:c31c USB Keyboard (audio, teclado o ratón)",
    ],
    [
      "can show windows: chromium (user 998) at /run/user/998/wayland-0",
      "puede mostrar ventanas: chromium (usuario 998) en /run/user/998/wayland-0",
    ],
    ["USB: 0951:1666 (kept out)", "USB: 0951:1666 (no admitido)"],
    ["screens: 2, MORE THAN ONE: eDP-1, HDMI-A-1", "pantallas: 2, MÁS DE UNA: eDP-1, HDMI-A-1"],
    [
      "connection: tcp 10.3.0.5:43202 to 10.3.0.1:8883 (user 990)",
      "conexión: tcp 10.3.0.5:43202 con 10.3.0.1:8883 (usuario 990)",
    ],
    ["chromium (user 1000) x12", "chromium (usuario 1000) ×12"],
    ["network: up, wireless 61 of 100", "red: en servicio, inalámbrica 61 de 100"],
  ] as const) {
    expect(retold("seen", line)).toBe(told);
  }
});
