import { expect, test } from "vitest";
import { UNREAD } from "../../typedTime";
import { build, type Draft } from "./own";

const draft: Draft = {
  kind: "deduct",
  clocks: "detection",
  white: "300000",
  black: "",
  control: "",
  from: "",
  verdict: "",
};

test("dis_4 time is taken off whom the arbiter names, or off the only player who was away", () => {
  for (const from of ["", "white", "black", "both"]) {
    const value = { clocks: "detection", deduct: 300_000n, deductFrom: from };
    expect(build({ ...draft, from })).toEqual({ case: "resume", value });
  }
});

test("dis_4 no time, or one that cannot be read, is no wish", () => {
  for (const white of ["", "0", UNREAD]) expect(build({ ...draft, white })).toBeNull();
});

test("dis_4 as long as no result is chosen nothing is asked for, and a word is one", () => {
  const result = (verdict: string) => build({ ...draft, kind: "result", verdict });
  expect(result("")).toBeNull();
  expect(result("drawn")).toEqual({ case: "result", value: { verdict: "drawn" } });
  expect(result("1-0")).toMatchObject({ case: "result", value: { verdict: "score" } });
});
