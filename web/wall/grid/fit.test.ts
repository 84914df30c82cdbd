import { expect, test } from "vitest";
import { Columns, fit, fitIn, GAP, least, seenOf } from "./fit";

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
  expect(fit({ ...room, count: 500 })).toEqual({ columns: 10, height: 56 });
});

test("no room is no reason to fail", () => {
  expect(fit({ count: 0, width: 0, height: 0 }).columns).toBe(1);
});

test("in the least room that is told for so many all of them are seen, and in less they are not", () => {
  for (const count of [3, 24, 40, 200]) {
    const height = least({ count, width: 880 });
    const { columns, height: tile } = fit({ count, width: 880, height });
    expect(Math.ceil(count / columns) * (tile + GAP) - GAP).toBeLessThanOrEqual(height);
    const short = fit({ count, width: 880, height: height - 1 });
    const rows = Math.ceil(count / short.columns);
    expect(rows * (short.height + GAP) - GAP, String(count)).toBeGreaterThan(height - 1);
  }
});

test("ven_4 what is further down is counted, and nothing once it was scrolled to", () => {
  const tiles = { columns: 5, height: 56 };
  const rows = 8;
  const of = { count: rows * 5, room: 4 * (56 + GAP) - GAP };
  expect(seenOf(tiles, { ...of, count: 20, scrolled: 0 })).toBe(20);
  // One row lies behind what tells of the others.
  expect(seenOf(tiles, { ...of, scrolled: 0 })).toBe(15);
  expect(seenOf(tiles, { ...of, scrolled: 4 * (56 + GAP) })).toBe(40);
});

test("ven_4 nobody changes his place when a word takes some of the room, as long as all are seen", () => {
  const columns = new Columns();
  const of = (count: number, height: number, page = 800) => {
    const hall = { count, width: 960, height };
    return fitIn(columns.of(hall, page), hall);
  };
  // It would be another number in so little room alone.
  expect(fit({ count: 12, width: 960, height: 620 }).columns).not.toBe(
    fit({ count: 12, width: 960, height: 400 }).columns,
  );
  const before = of(12, 620);
  const less = of(12, 400);
  expect(less.columns).toBe(before.columns);
  const rows = Math.ceil(12 / less.columns);
  expect(rows * (less.height + GAP) - GAP).toBeLessThanOrEqual(400);
  expect(of(12, 620)).toEqual(before);
  // On a smaller page it is laid out anew, as with other devices, and where not all would be seen.
  expect(of(12, 400, 560).columns).toBe(fit({ count: 12, width: 960, height: 400 }).columns);
  const many = of(40, 800);
  expect(of(40, 330)).toEqual(fit({ count: 40, width: 960, height: 330 }));
  expect(of(40, 800)).toEqual(many);
});
