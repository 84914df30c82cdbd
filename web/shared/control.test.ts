import { beforeEach, expect, test } from "vitest";
import { showControl } from "./control";
import { language } from "./i18n.svelte";

beforeEach(() => (language.code = "en"));

test("clk_2 a time control is told in minutes and seconds", () => {
  const table = [
    ["900+10", "15 min + 10 s"],
    ["180", "3 min"],
    ["90+1.5", "1 min 30 s + 1.5 s"],
    ["40/5400+30:1800+30", "40 moves in 90 min + 30 s; then 30 min + 30 s"],
    ["300d5", "5 min, delay 5 s"],
    ["300b5", "5 min, Bronstein 5 s"],
    ["W300-B240", "White 5 min, Black 4 min"],
    ["by agreement", "by agreement"],
  ] as const;
  for (const [written, told] of table) expect(showControl(written)).toBe(told);
  language.code = "es";
  expect(showControl("90+1.5")).toBe("1 min 30 s + 1,5 s");
});
