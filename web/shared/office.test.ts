import { beforeEach, expect, test } from "vitest";
import { language } from "./i18n.svelte";
import { titled } from "./office";

beforeEach(() => (language.code = "en"));

test("who is called as his office is told once", () => {
  expect(titled("Ada Castillo", "chief-arbiter")).toBe("Ada Castillo (Chief Arbiter)");
  expect(titled("Chief Arbiter", "chief-arbiter")).toBe("Chief Arbiter");
  language.code = "es";
  expect(titled("Chief Arbiter", "chief-arbiter")).toBe("Chief Arbiter");
  expect(titled("Ada Castillo", "")).toBe("Ada Castillo");
});
