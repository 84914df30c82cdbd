import { beforeEach, expect, test } from "vitest";
import { ifMinutes, misread, showControl } from "./control";
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

test("clk_2 what is no time control is told as it is typed, with what to write", () => {
  const table = [
    ["abc", "control.unread"],
    ["600:", "control.unread"],
    ["15:00", "control.colon"],
    ["5400:900", "control.each"],
    ["40/5400", "control.last"],
    ["0+10", "control.no-base"],
    ["W300-Bx", "control.unread"],
    ["900+10", undefined],
    ["40/5400+30:1800+30", undefined],
    ["W300-B240", undefined],
  ] as const;
  for (const [typed, key] of table) expect([typed, misread(typed)?.key]).toEqual([typed, key]);
  expect(misread("15:00")?.with.write).toBe("900");
});

test("clk_2 minutes that were written for seconds are asked about", () => {
  const table = [
    ["1+0", "60"],
    ["90+30", "5400+30"],
    ["180+2", ""],
    ["40/90:30", ""],
  ] as const;
  for (const [typed, write] of table) expect([typed, ifMinutes(typed)]).toEqual([typed, write]);
});
