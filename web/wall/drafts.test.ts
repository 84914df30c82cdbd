// What is begun in a form of the wall stands until it is done, at the device and for the player that it is meant for.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ThresholdsSchema } from "../api/adoube/v1/lta_pb";
import { OrderKind } from "../api/adoube/v1/telemetry_pb";
import { Drafts, inSeconds, readSeconds } from "./drafts.svelte";

test("ven_4 what was written for a device is there again, and at no other", () => {
  const drafts = new Drafts();
  drafts.of("m-1").order.texts[OrderKind.MESSAGE] = "come to the desk";
  drafts.of("m-1").code.question = "K7QX";
  expect(drafts.of("m-1").order.texts).toEqual({ [OrderKind.MESSAGE]: "come to the desk" });
  expect(drafts.of("m-1").code.question).toBe("K7QX");
  expect(drafts.of("m-2").order.texts).toEqual({});
});

test("ven_1 the reason of a move stands while the same player sits there, and for nobody after", () => {
  const draft = new Drafts().of("m-1");
  draft.move("1.3 white").note = "its screen is broken";
  expect(draft.move("1.3 white").note).toBe("its screen is broken");
  expect(draft.move("2.5 black").note).toBe("");
});

test("thresholds are typed in seconds", () => {
  const now = create(ThresholdsSchema, { lateMs: 1_500, silentMs: 3_000, alarmMs: 10_000 });
  expect(inSeconds(now)).toEqual({ lateMs: 1.5, silentMs: 3, alarmMs: 10 });
});

test.each([
  ["12,5", 12.5],
  ["12.5", 12.5],
  [" 3 ", 3],
  ["", null],
  ["1,2,3", null],
  ["-1", null],
  ["1e2", null],
  ["3 s", null],
])("ven_4 %s is read as it is meant, or not at all", (typed, meant) => {
  expect(readSeconds(typed)).toBe(meant);
});

test("thresholds that somebody else sets meanwhile are not overwritten unread", () => {
  const draft = new Drafts().thresholds;
  const hold = { lateMs: 1.5, silentMs: 3, alarmMs: 10 };
  draft.type("alarmMs", 20, hold);
  expect(draft.overtaken(hold)).toBe(false);
  // What was not typed goes along with what holds.
  const other = { ...hold, silentMs: 4 };
  expect([draft.shown(other), draft.overtaken(other)]).toEqual([
    { lateMs: 1.5, silentMs: 4, alarmMs: 20 },
    false,
  ]);
  const newer = { ...hold, alarmMs: 15 };
  expect([draft.overtaken(newer), draft.unsaved(newer)]).toEqual([true, true]);
  draft.read(newer);
  expect(draft.overtaken(newer)).toBe(false);
  draft.forget();
  expect([draft.shown(newer), draft.unsaved(newer)]).toEqual([newer, false]);
});
