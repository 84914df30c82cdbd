import { beforeEach, expect, test } from "vitest";
import { language } from "./i18n.svelte";
import { retold } from "./retold";

beforeEach(() => (language.code = "es"));

const told = (english: string) => retold("wall-order-why", english);

test("a sentence with figures is told with them in the reader's language", () => {
  const said =
    "37 processes with 12 names; the names are reported by the computer and are no proof";
  expect(told(said)).toMatch(/^37 procesos con 12 nombres; /);
  language.code = "en";
  expect(told(said)).toBe(said);
});

test("one without is found whatever its apostrophes, another stays as it came", () => {
  const nowhere = "no page: it is in page.json and in the agent's output";
  expect(told(nowhere)).toBe("sin página: está en page.json y en la salida del agente");
  const lifted = "it had locked the page; the page is unlocked again (on the page)";
  expect(told(lifted)).toBe(
    "había bloqueado la página; la página está desbloqueada otra vez (en la página)",
  );
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
    ["machine: no lock required; not checked", "ordenador: no se exige bloqueo; sin comprobar"],
    ["USB: 0951:1666 (blocked)", "USB: 0951:1666 (bloqueado)"],
    ["screens: 2, MORE THAN ONE: eDP-1, HDMI-A-1", "pantallas: 2, MÁS DE UNA: eDP-1, HDMI-A-1"],
    [
      "connection: tcp 10.3.0.5:43202 to 10.3.0.1:8883 (user 990)",
      "conexión: tcp 10.3.0.5:43202 con 10.3.0.1:8883 (usuario 990)",
    ],
    ["chromium (user 1000) x12", "chromium (usuario 1000) ×12"],
    ["network: up, wireless 61 of 100", "red: en servicio, inalámbrica 61 de 100"],
  ] as const) {
    expect(retold("wall-seen", line)).toBe(told);
  }
});

test("VEN-2: how a layer of a lock stands, and how it was proved, is told in the reader's language", () => {
  for (const [line, told] of [
    [
      "screens: DOES NOT WORK (broken, not required; 0 tested, 0 wrong) 2 screens are connected: eDP-1, HDMI-A-1",
      "pantallas: NO FUNCIONA (vulnerada, no exigida; 0 pruebas, 0 mal) hay 2 pantallas conectadas: eDP-1, HDMI-A-1",
    ],
    [
      "programs: DOES NOT WORK (enforced, required; 2 tested, 1 wrong) WRONG runs /tmp/x, which is not on the list: works; runs /usr/bin/true, which is on the list: works",
      "programas: NO FUNCIONA (impuesta, exigida; 2 pruebas, 1 mal) MAL: ejecuta /tmp/x, que no está en la lista: funciona; ejecuta /usr/bin/true, que está en la lista: funciona",
    ],
    [
      "network: works (enforced, required; 2 tested, 0 wrong) reaches the agent's port 7370: works; the player reaches port 4040: refused: Connection refused; 3 more",
      "red: funciona (impuesta, exigida; 2 pruebas, 0 mal) llega al puerto 7370 del agente: funciona; el jugador llega al puerto 4040: rechazado: conexión rechazada; 3 más",
    ],
    [
      "0781:5567 Ultra (kinds 03, 08) is plugged in and works; usb1 accepts every device",
      "0781:5567 Ultra (clases 03, 08) está conectado y funciona; usb1 admite cualquier dispositivo",
    ],
    // A program that is called as a layer is: its name stays.
    ["/tmp/x was started by time: not on the list", "time inició /tmp/x: no está en la lista"],
    [
      "This device: a stick was plugged in and blocked. Please call an arbiter.",
      "Este dispositivo: a stick se conectó y se bloqueó. Llame a un árbitro.",
    ],
    ["SELinux: something that no version knew", "SELinux: something that no version knew"],
  ] as const) {
    expect(retold("pages-held", line)).toBe(told);
  }
});
