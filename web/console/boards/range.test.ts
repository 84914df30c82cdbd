import { expect, test } from "vitest";
import { around } from "./range";

const grid = { count: 500, columns: 5, row: 300, seen: 900 };

test("only rows near the window are shown", () => {
  const table: [number, number, number][] = [
    // how far scrolled, first and behind the last
    [-400, 0, 30],
    [0, 0, 30],
    [3_000, 45, 75],
    [29_500, 470, 500],
  ];
  for (const [top, from, to] of table) {
    const range = around({ ...grid, top });
    expect([range.from, range.to], String(top)).toEqual([from, to]);
  }
});

test("as many cells are shown wherever somebody scrolls, and all that is seen", () => {
  for (let top = -1_000; top < 31_000; top += 77) {
    const { from, to, slots } = around({ ...grid, top });
    expect(to - from).toBe(slots);
    const seen = Math.min(Math.max(Math.floor(top / grid.row), 0) * grid.columns, 499);
    expect(from <= seen && seen < to, String(top)).toBe(true);
  }
});

test("a short list is shown whole", () => {
  expect(around({ ...grid, count: 7, top: 0 })).toMatchObject({ from: 0, to: 7, height: 600 });
  expect(around({ ...grid, count: 0, top: 0 })).toMatchObject({ from: 0, to: 0, height: 0 });
});
