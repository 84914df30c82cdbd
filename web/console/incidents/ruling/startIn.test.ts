import { expect, test } from "vitest";
import { readStartIn } from "./startIn";

test("seconds until a clock starts are whole, and none are the regulations'", () => {
  const table: [string, bigint | undefined | null][] = [
    ["", undefined],
    ["  ", undefined],
    ["0", 0n],
    [" 45 ", 45_000n],
    ["3600", 3_600_000n],
    ["3601", null],
    ["-5", null],
    ["1.5", null],
    ["1e2", null],
    ["soon", null],
  ];
  for (const [typed, meant] of table) expect(readStartIn(typed), typed).toBe(meant);
});
