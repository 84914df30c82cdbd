import { beforeEach, expect, test } from "vitest";
import { language } from "../shared/i18n.svelte";
import { incidentNumber, incidentText } from "./alarm";

beforeEach(() => (language.code = "en"));

const DIED = "incident 5, connected-again: the page on the device died (certain)";
const OFF =
  "incident 1, open: the device was off the venue's network (likely; a sleeping or switched-off device looks the same until it is back)";

test("the number stands in the head alone", () => {
  expect(incidentNumber("incident-5-chennai-1")).toBe("5");
  expect(incidentText(DIED)).toBe("connected again: the page on the device died (certain)");
  expect(incidentText("incident 7, open")).toBe("open");
});

test("states and causes are told in the reader's language", () => {
  language.code = "es";
  expect(incidentText(DIED)).toBe("conectado de nuevo: la página del dispositivo murió (seguro)");
  expect(incidentText(OFF)).toMatch(
    /^abierto: el dispositivo estaba fuera de la red de la sede \(probable; un dispositivo /,
  );
});

test("what is worded otherwise stays as it came", () => {
  for (const text of ["incident 3: White is away", "a fire in the hall"]) {
    expect(incidentText(text)).toBe(text);
  }
  language.code = "es";
  const moon = "incident 3, open: the moon was in the way (likely)";
  expect(incidentText(moon)).toBe("abierto: the moon was in the way (probable)");
});
