import { expect, test } from "vitest";
import { Side } from "../../../api/adoube/v1/common_pb";
import { ClockBasis, RulingVerdict } from "../../../api/adoube/v1/incident_pb";
import { UNREAD } from "../../typedTime";
import { build, type Draft } from "./own";

const draft: Draft = {
  kind: "deduct",
  clocks: ClockBasis.DETECTION,
  white: "300000",
  black: "",
  control: "",
  from: "",
  verdict: "",
};

test("dis_4 time is taken off whom the arbiter names, or off the only player who was away", () => {
  for (const [from, deductFrom] of [
    ["", []],
    ["white", [Side.WHITE]],
    ["black", [Side.BLACK]],
    ["both", [Side.WHITE, Side.BLACK]],
  ] as const) {
    const value = { clocks: ClockBasis.DETECTION, deduct: 300_000n, deductFrom };
    expect(build({ ...draft, from })).toEqual({ case: "resume", value });
  }
});

test("dis_4 no time, or one that cannot be read, is no wish", () => {
  for (const white of ["", "0", UNREAD]) expect(build({ ...draft, white })).toBeNull();
});

test("dis_4 as long as no result is chosen nothing is asked for, and a word is one", () => {
  const result = (verdict: Draft["verdict"]) => build({ ...draft, kind: "result", verdict });
  expect(result("")).toBeNull();
  expect(result(RulingVerdict.DRAWN)).toEqual({
    case: "result",
    value: { verdict: RulingVerdict.DRAWN },
  });
  expect(result("1-0")).toMatchObject({ case: "result", value: { verdict: RulingVerdict.SCORE } });
});
