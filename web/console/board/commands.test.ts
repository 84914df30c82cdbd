import { CheckResult } from "../../api/adoube/v1/common_pb";
import { expect, test } from "vitest";
import type { LiveBoard } from "../liveBoard.svelte";
import { COMMANDS, unpassed } from "./commands";

test("evt_5 half-moves that are left are a whole number, and nothing else", () => {
  const restore = COMMANDS.find(({ name }) => name === "restore");
  const built = (ply: string) =>
    restore?.build({ ply, white: "60000", black: "60000" })?.value as { ply?: number } | undefined;
  for (const [typed, ply] of [
    ["3", 3],
    [" 0 ", 0],
    ["", undefined],
    [" ", undefined],
    ["-1", undefined],
    ["abc", undefined],
    ["2.5", undefined],
    ["99999999", undefined],
  ] as const)
    expect(built(typed)?.ply, `"${typed}"`).toBe(ply);
});

test("evt_4 checks are waived first for the one player who has not passed them", () => {
  const passed = { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED, waived: false };
  const half = { ...passed, fairPlay: CheckResult.UNSPECIFIED };
  const of = (white: typeof passed, black: typeof passed) =>
    unpassed({ view: { before: { white, black } } } as unknown as LiveBoard);
  expect(of(half, passed)).toBe("white");
  expect(of(passed, half)).toBe("black");
  expect(of({ ...half, waived: true }, half)).toBe("black");
  expect(of(half, half)).toBe("");
  expect(of(passed, passed)).toBe("");
});
