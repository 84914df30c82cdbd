import { expect, test } from "vitest";
import { fit, GAP } from "./fit";

const room = { width: 1500, height: 800 };

test("all tiles are seen at once as long as they can be read", () => {
  for (const count of [1, 8, 24, 40, 60, 80]) {
    const { columns, height } = fit({ ...room, count });
    const rows = Math.ceil(count / columns);
    expect(rows * (height + GAP) - GAP, String(count)).toBeLessThanOrEqual(room.height);
  }
});

test("fewer tiles are larger", () => {
  const heights = [80, 40, 24, 8].map((count) => fit({ ...room, count }).height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heights[0]).toBeLessThan(heights[3] ?? 0);
});

test("too many to be read at once are scrolled, at the least size", () => {
  expect(fit({ ...room, count: 500 })).toEqual({ columns: 10, height: 62 });
});

test("no room is no reason to fail", () => {
  expect(fit({ count: 0, width: 0, height: 0 }).columns).toBe(1);
});
