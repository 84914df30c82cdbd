// How those in trouble and the whole hall share the room.
import { expect, test } from "vitest";
import { fit, GAP, least } from "./fit";
import { BETWEEN, laid, scrolled, strip, type Strip } from "./strip";

/** What lies between the head and the foot of the page, beside the alarms. */
const SMALL = { width: 880, height: 631 };
const LARGE = { width: 1520, height: 991 };

const high = (room: Strip, troubled: number) => {
  const tiles = room.shown + Number(room.shown < troubled);
  const rows = Math.ceil(tiles / room.columns);
  return Math.max(room.row, rows * (room.height + GAP) - GAP);
};

test("ven_4 on a small screen the grid keeps the room for every device, and the rest in trouble is counted", () => {
  for (const troubled of [0, 1, 5, 12, 29, 40]) {
    const room = strip({ ...SMALL, count: 40, troubled });
    const left = SMALL.height - BETWEEN - high(room, troubled);
    expect(left, String(troubled)).toBeGreaterThanOrEqual(least({ count: 40, width: SMALL.width }));
  }
  const room = strip({ ...SMALL, count: 40, troubled: 29 });
  expect(room.shown).toBeGreaterThan(3);
  expect(room.shown).toBeLessThan(29);
});

test("ven_4 nothing below moves however many are in trouble", () => {
  for (const [hall, count] of [
    [SMALL, 40],
    [LARGE, 40],
    [LARGE, 200],
  ] as const) {
    const heights = [0, 1, 3, 12, 29, 40].map((troubled) => {
      const room = strip({ ...hall, count, troubled });
      return [room.row, high(room, troubled)];
    });
    expect(new Set(heights.flat()).size, String(count)).toBe(1);
  }
});

test("a few are as high as the tiles below them", () => {
  for (const count of [12, 24]) {
    const { row, height, shown } = strip({ ...LARGE, count, troubled: 1 });
    const below = fit({ count, width: LARGE.width, height: LARGE.height - BETWEEN - row });
    expect(height, String(count)).toBeGreaterThanOrEqual(Math.min(below.height, 280));
    expect(shown).toBe(1);
  }
});

test("few devices that are seen well are not drawn twice, and nothing below moves", () => {
  for (const [count, few] of [
    [3, true],
    [8, true],
    [9, false],
    [24, false],
  ] as const) {
    const rooms = [0, 1, 3].map((troubled) => strip({ ...LARGE, count, troubled }));
    expect(rooms.map((room) => room.few)).toEqual([few, few, few]);
    expect(new Set(rooms.map(({ row }) => row)).size).toBe(1);
  }
  // Where they would be small in their places they are drawn large above.
  expect(strip({ count: 8, troubled: 1, width: 880, height: 300 }).few).toBe(false);
  const phone = { width: 390, height: 844 };
  expect(scrolled({ count: 3, troubled: 1 }, phone).few).toBe(true);
  expect(scrolled({ count: 40, troubled: 29 }, phone)).toMatchObject({ few: false, columns: 2 });
});

test("on a telephone two stand in a row, and one place tells of those that have none", () => {
  const { columns, shown } = laid(29, 366, 144);
  expect(columns).toBe(2);
  expect((shown + 1) % columns).toBe(0);
  expect(laid(1, 366, 144)).toMatchObject({ height: 144, shown: 1 });
});

test("no room is no reason to fail", () => {
  expect(strip({ count: 0, troubled: 3, width: 0, height: 1 }).shown).toBeGreaterThanOrEqual(0);
});
