import { beforeEach, expect, test } from "vitest";
import { showControl } from "./control";
import table from "./control.table.json";
import { language } from "./i18n.svelte";

beforeEach(() => (language.code = "en"));

test("clk_2 a time control is written as arbiters write it, and as the program writes it", () => {
  for (const [written, told] of table) expect(showControl(written ?? "")).toBe(told);
  language.code = "es";
  expect(showControl("90+1.5")).toBe("1 min 30 s + 1,5 s por jugada");
});
