import { beforeEach, expect, test } from "vitest";
import { language } from "./i18n.svelte";
import {
  digitsOf,
  showChange,
  showChangeAsOnClock,
  showClock,
  showSeconds,
  showSpan,
  showSpanExact,
  showTenth,
  showTrip,
  spellTime,
} from "./span";

beforeEach(() => (language.code = "en"));

// The same clocks and words as the command line's test of a clock that changes.
test("dis_9 a clock that changes has the seconds of its amount", () => {
  const table: [number, number, string, string, string][] = [
    [1_060_100, 1_082_000, "0:17:40.1", "0:18:02.0", "+0:00:21.9"],
    [1_060_100, 1_082_300, "0:17:40.1", "0:18:02.3", "+0:00:22.2"],
    [600_700, 570_200, "0:10:00.7", "0:09:30.2", "−0:00:30.5"],
    [600_000, 300_000, "0:10:00", "0:05:00", "−0:05:00"],
    [600_000, 600_000, "0:10:00", "0:10:00", ""],
    [600_999, 600_000, "0:10:00.9", "0:10:00.0", "−0:00:00.9"],
    [600_000, 500, "0:10:00.0", "0:00:00.5", "−0:09:59.5"],
    [700, 60_000, "0:00:00.7", "0:01:00.0", "+0:00:59.3"],
    [700, 700, "0:00:00.7", "0:00:00.7", ""],
    [600_001, 600_000, "0:10:00.001", "0:10:00.000", "−0:00:00.001"],
    // Of 0.24 s that ran tenths would make 0.3 s, which nobody finds elsewhere.
    [599_980, 600_220, "0:09:59.98", "0:10:00.22", "+0:00:00.24"],
    [9_380, 9_620, "0:00:09.38", "0:00:09.62", "+0:00:00.24"],
  ];
  for (const [before, after, was, is, by] of table)
    expect(showChange(before, after)).toEqual({ was, is, by });
});

test.each([
  ["en", "3.2 s", "1.5 ms", "12 ms"],
  ["es", "3,2 s", "1,5 ms", "12 ms"],
])("numbers are written as in %s, a clock as clocks are", (code, span, short, long) => {
  language.code = code;
  expect(showSpan(3_290)).toBe(span);
  expect([1_540, 12_400, 0].map(showTrip)).toEqual([short, long, "–"]);
  expect([0, 3_290, 67_000].map(showSeconds)).toEqual(["0 s", "3 s", "1 min 07 s"]);
  expect(showClock(9_999)).toBe("0:00:09.9");
});

test("dis_9 what is reckoned with has its tenths, and clocks in one list have them alike", () => {
  expect([53_812, 247_390, 60_000, 3_725_000].map(showSpanExact)).toEqual([
    "53.8 s",
    "4 min 07.3 s",
    "1 min 00.0 s",
    "1 h 02 min",
  ]);
  expect(showTenth(536_290)).toBe("0:08:56.2");
  expect([digitsOf(600_000, 300_000), digitsOf(600_999, 600_000)]).toEqual([0, 1]);
  expect(showChange(600_000, 300_000, 1)).toEqual({
    was: "0:10:00.0",
    is: "0:05:00.0",
    by: "−0:05:00.0",
  });
});

test("players read a changed clock as a clock shows it", () => {
  // What an arbiter reads, without milliseconds: 21.9 s are not 22 s, and 0.4 s are not nothing.
  const table: [number, number, string, string, string][] = [
    [312_345, 192_345, "0:05:12", "0:03:12", "−0:02:00"],
    [312_345, 192_111, "0:05:12.3", "0:03:12.1", "−0:02:00.2"],
    [312_345, 312_745, "0:05:12.3", "0:05:12.7", "+0:00:00.4"],
    [1_060_100, 1_082_000, "0:17:40.1", "0:18:02.0", "+0:00:21.9"],
    [599_980, 600_220, "0:10:00.0", "0:10:00.2", "+0:00:00.2"],
    [600_001, 600_000, "0:10:00.0", "0:10:00.0", ""],
  ];
  for (const [before, after, was, is, by] of table) {
    expect(showChangeAsOnClock(before, after)).toEqual({ was, is, by });
    const told = showChange(before, after).by;
    expect(told.startsWith(by) || (by !== "" && by.startsWith(told))).toBe(true);
  }
  expect(showChangeAsOnClock(4_212, 64_212)).toEqual({
    was: "0:00:04.2",
    is: "0:01:04.2",
    by: "+0:01:00.0",
  });
});

test("a time is spelled in full", () => {
  const table: [number, string][] = [
    [0, "0 s"],
    [90_000, "1 min 30 s"],
    [120_000, "2 min"],
    [5_400_000, "1 h 30 min"],
    [300_250, "5 min 0.25 s"],
    [7_205_000, "2 h 5 s"],
  ];
  for (const [millis, told] of table) expect(spellTime(millis)).toBe(told);
});
