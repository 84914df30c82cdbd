// What the catalogue says on the pages: in the reader's language, with what to press next.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test, vi } from "vitest";
import { CatalogueMessageSchema } from "../api/adoube/v1/common_pb";
import { language, message } from "./i18n.svelte";
import { nextStep, received } from "./received";
import { told } from "./refusal";

type Sent = MessageInitShape<typeof CatalogueMessageSchema>;

const text = (value: string) => ({ value: { case: "text" as const, value } });
const number = (value: number) => ({ value: { case: "number" as const, value: BigInt(value) } });
const parts = (...messages: Sent[]) => ({ value: { case: "parts" as const, value: { messages } } });
const sent = (id: string, given: Sent["arguments"] = {}) =>
  create(CatalogueMessageSchema, { id, arguments: given });

const state = (board: string, state: string) => ({
  id: "board-with-state",
  arguments: { board: text(board), state: text(state) },
});

test.each([
  [
    "en",
    1,
    "Round 1: 1 game is not finished (1.3 playing, 1.7 waiting)",
    "Wait until they are finished, or declare their results.",
  ],
  [
    "en",
    1014,
    "Round 1: 1014 games are not finished (1.3 playing, 1.7 waiting and 1012 more)",
    "Wait until they are finished, or declare their results.",
  ],
  [
    "es",
    14,
    "Ronda 1: 14 partidas no han terminado (1.3 en juego, 1.7 en espera y 12 más)",
    "Espere a que terminen, o declare sus resultados.",
  ],
])("end_8 a round that cannot be closed names its boards: %s, %i games", (code, n, said, next) => {
  language.code = code;
  const unfinished = sent("refusal-round-unfinished", {
    round: text("1"),
    games: number(n),
    boards: parts(state("1.3", "playing"), state("1.7", "waiting")),
    more: number(Math.max(0, n - 2)),
  });
  expect(received(unfinished)).toBe(said);
  expect(nextStep(unfinished)).toBe(next);
  const refused = { code: "round-state", article: "", text: "in English", message: unfinished };
  expect(told(refused)).toBe(`${said}. ${next}`);
  expect(told({ ...refused, article: "O 5" })).toBe(`${said} (O 5). ${next}`);
});

test("that a board changed is told by what was done there", () => {
  language.code = "es";
  const change = { id: "change-ended", arguments: { ending: text("flag") } };
  const changed = sent("refusal-board-moved-on", { board: text("3.12"), change: parts(change) });
  expect(received(changed)).toBe("El tablero 3.12 ha cambiado: ha terminado (caída de bandera)");
});

test("a message that no catalogue has is shown as its id and reported once", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect([received(sent("never-written")), message("never-written")]).toEqual([
    "never-written",
    "never-written",
  ]);
  expect(nextStep(sent("never-written"))).toBe("");
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
