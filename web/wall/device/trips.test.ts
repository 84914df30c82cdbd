import { expect, test } from "vitest";
import { draw } from "./trips";

const trip = (at: number, venue: number, coordinator = 0) => ({ at, venue, coordinator });

test("nothing measured draws nothing", () => {
  expect(draw([], 100, 50)).toEqual({ venue: "", coordinator: "", lines: [] });
});

test("the scale holds everything, and the newest lies at the right", () => {
  const drawn = draw([trip(0, 5_000, 30_000), trip(60_000, 50_000, 40_000)], 120, 114);
  expect(drawn.lines).toEqual([
    { y: 14, text: "50 ms" },
    { y: 64, text: "25 ms" },
  ]);
  expect(drawn.venue).toBe("M0.0 104.0M120.0 14.0");
});

test("where nothing was measured the line has a gap", () => {
  const drawn = draw(
    [trip(0, 1_000), trip(1_000, 1_000), trip(2_000, 0), trip(3_000, 1_000)],
    60,
    50,
  );
  expect(drawn.venue.match(/[ML]/g)).toEqual(["M", "L", "M"]);
});
