import { beforeEach, expect, test } from "vitest";
import { language } from "../../shared/i18n.svelte";
import { held } from "./held";

beforeEach(() => (language.code = "en"));

test("clk_6 a hold of a venue is not told as one of all", () => {
  const venue = (id: string) => ({ madrid: "Casa de Campo" })[id] ?? id;
  expect(held({ hold: 1, venue: "madrid" }, venue)).toBe(
    "STOPPED: pause 1, boards of Casa de Campo",
  );
  expect(held({ hold: 2, venue: "" }, venue)).toBe("ALL STOPPED: pause 2, all boards");
});
