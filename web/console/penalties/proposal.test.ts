import { expect, test } from "vitest";
import { agreement, rejection } from "./proposal";

test("pen_1 agreement and rejection name the record of the proposal", () => {
  const open = { record: 1n };
  expect(agreement(open).build({})).toEqual({ case: "agreeToPenalties", value: { proposal: 1n } });
  expect(rejection(open).build({})).toEqual({ case: "rejectPenalties", value: { proposal: 1n } });
});
