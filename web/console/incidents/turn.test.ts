import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { TurnViewSchema } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { turned } from "./turn";

beforeEach(() => (language.code = "es"));

const told = (word: string, given: Record<string, string>) =>
  turned(create(TurnViewSchema, { text: "in English", why: { word, with: given } }));

const RULING = { ruling: "3.1", whose: "Ada", reason: "la bandera vale", second: "" };

test("why it was closed is told in the reader's language", () => {
  expect(told("games-over", {})).toBe("todas sus partidas han terminado");
  expect(told("closed-by", { who: "Ada", reason: "nadie perdió tiempo" })).toBe(
    "por Ada: nadie perdió tiempo",
  );
  const two = { proposer: "Ada", proposed: "volvió enseguida", who: "Bo", reason: "lo vi" };
  expect(told("closed-by-two", two)).toBe(
    "propuesto por Ada («volvió enseguida»), aprobado por Bo: lo vi",
  );
  expect(told("ended", RULING)).toBe("la decisión 3.1 de Ada terminó la partida: la bandera vale");
  expect(told("lets-go-on", { ...RULING, second: "Bo", board: "3.2" })).toBe(
    "la decisión 3.1 de Ada, aprobada por Bo, reabrió la partida de 3.2, que había terminado: la bandera vale",
  );
});

test("what cannot be told so stays as it came", () => {
  expect(told("eclipse", {})).toBe("in English");
  expect(told("ended", { ruling: "3.1" })).toBe("in English");
  expect(turned(create(TurnViewSchema, { text: "earlier" }))).toBe("earlier");
});
