import { expect, test } from "vitest";
import { around, axis, rows } from "./axis";

test("ticks stand on whole steps, with room for their labels", () => {
  const table: [number, number, number[], boolean][] = [
    // span ms, width px, ticks, tenths
    [10_000, 500, [0, 2_000, 4_000, 6_000, 8_000, 10_000], false],
    [1_000, 500, [0, 200, 400, 600, 800, 1_000], true],
    [600_000, 300, [0, 300_000, 600_000], false],
  ];
  for (const [to, width, ticks, tenths] of table) {
    const found = axis({ from: 0, to }, width, 10);
    expect(found.ticks).toEqual(ticks);
    expect(found.tenths).toBe(tenths);
  }
});

test("a time has its place between the margins", () => {
  const { x } = axis({ from: 1_000, to: 3_000 }, 220, 10);
  expect([1_000, 2_000, 3_000].map(x)).toEqual([10, 110, 210]);
});

test("an axis of one instant has a length all the same", () => {
  const span = around([5_000]);
  expect(span.to).toBeGreaterThan(span.from);
});

test("what lies at the same place lies below each other", () => {
  expect(rows([10, 12, 40, 14, 41], 16)).toEqual([0, 1, 0, 2, 1]);
});
