import { beforeEach, expect, test } from "vitest";
import { language } from "../../shared/i18n.svelte";
import { articles } from "./article";

beforeEach(() => (language.code = "en"));

test("articles of FIDE are told in words, and codes of the event's own not at all", () => {
  const online = "article 18.9 a of the FIDE Online Chess Regulations";
  for (const [cited, words] of [
    ["O 18.9 a", online],
    ["18.9 a", online],
    ["L 6.14", "article 6.14 of the FIDE Laws of Chess"],
    ["CLK-4", ""],
    ["CLK-4, O 18.9 a", online],
    ["", ""],
  ] as const) {
    expect(articles(cited), cited).toBe(words);
  }
  language.code = "es";
  expect(articles("O 19.5")).toBe("artículo 19.5 del Reglamento de Ajedrez en Línea de la FIDE");
});
