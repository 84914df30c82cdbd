import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { EvidenceViewSchema } from "../../../api/adoube/v1/incident_pb";
import { language } from "../../../shared/i18n.svelte";
import { saw, sentence, witness } from "./said";

beforeEach(() => (language.code = "es"));

const line = (word: string, given: Record<string, string> = {}) =>
  create(EvidenceViewSchema, {
    witness: "venue madrid of madrid-3",
    text: "in English",
    said: { word, with: given },
  });

test("dis_1 who saw it is told in the reader's language", () => {
  const table = [
    ["device madrid-3", "dispositivo madrid-3"],
    ["venue madrid", "sede madrid"],
    ["venue madrid of madrid-3", "sede madrid sobre madrid-3"],
    ["coordinator", "servidor"],
    ["coordinator of madrid-3", "servidor sobre madrid-3"],
    ["satellite 3", "satellite 3"],
  ] as const;
  for (const [told, spanish] of table) expect(witness(told)).toBe(spanish);
});

test("dis_1 what was seen is told in the reader's language", () => {
  expect(saw(line("broker-lost", { why: "silent", heard: "3.2 s" }))).toBe(
    "terminó la conexión con el bróker (tiempo de espera agotado), último contacto 3,2 s antes",
  );
  expect(saw(line("node-started", { machine: "program" }))).toBe(
    "se inició el nodo de la sede; su ordenador siguió encendido",
  );
  const late = { limit: "0:05:00", side: "black", round: "3", board: "1" };
  expect(sentence(line("limit-passed", late))).toBe(
    "sede madrid sobre madrid-3: se acabó el tiempo de reconexión, 0:05:00, para Negras del tablero 3.1",
  );
});

test("dis_1 what the language has no sentence for stays as it came", () => {
  expect(saw(line("cable-eaten"))).toBe("in English");
  expect(saw(create(EvidenceViewSchema, { text: "the cable was pulled" }))).toBe(
    "the cable was pulled",
  );
});
