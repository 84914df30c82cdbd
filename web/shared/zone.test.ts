import { expect, test } from "vitest";
import { both, day, exact, minute, time, zoneName } from "./zone";

const AT = Date.UTC(2026, 5, 17, 22, 3, 59, 123);
const WINTER = Date.UTC(2026, 0, 17, 22, 3, 59);

test("an instant is told by the clock of the venue's zone, not by the browser's", () => {
  const table: [string, string, string, string][] = [
    ["Europe/Madrid", "00:03:59", "00:03", "00:03:59.123"],
    ["Asia/Kolkata", "03:33:59", "03:33", "03:33:59.123"],
    ["America/New_York", "18:03:59", "18:03", "18:03:59.123"],
    ["", "22:03:59", "22:03", "22:03:59.123"],
  ];
  for (const [zone, whole, short, long] of table) {
    expect([time(AT, zone), minute(AT, zone), exact(AT, zone)], zone).toEqual([whole, short, long]);
  }
});

test("summer time is the zone's own", () => {
  expect([time(AT, "Europe/Madrid"), zoneName(AT, "Europe/Madrid")]).toEqual(["00:03:59", "CEST"]);
  expect([time(WINTER, "Europe/Madrid"), zoneName(WINTER, "Europe/Madrid")]).toEqual([
    "23:03:59",
    "CET",
  ]);
  expect(zoneName(AT, "")).toBe("UTC");
});

test("a zone is told by the name that it has in its own land", () => {
  const table = [
    ["Asia/Kolkata", "IST"],
    ["America/New_York", "EDT"],
    ["Australia/Sydney", "AEST"],
    ["Asia/Tokyo", "JST"],
    ["America/Lima", "GMT-5"],
  ] as const;
  for (const [zone, name] of table) expect(zoneName(AT, zone), zone).toBe(name);
});

test("the day is that of the venue, in the reader's language", () => {
  const of = (zone: string) => /\d+/.exec(day(AT, zone, "en"))?.[0];
  expect([of("America/New_York"), of("Europe/Madrid"), of("Asia/Kolkata")]).toEqual([
    "17",
    "18",
    "18",
  ]);
  expect(day(AT, "Europe/Madrid", "en")).toMatch(/^Thu,? 18 Jun 2026$/);
  expect(day(AT, "Europe/Madrid", "es")).toMatch(/^jue\b.* 18 .*jun.* 2026$/);
});

test("a zone that the browser does not know is told in UTC, and so named", () => {
  expect([time(AT, "Moon/Crater"), zoneName(AT, "Moon/Crater")]).toEqual(["22:03:59", "UTC"]);
  expect(day(AT, "Moon/Crater", "en")).toMatch(/\b17\b/);
});

test("a time of another zone is told by one's own clock too", () => {
  expect(both(WINTER, "Asia/Kolkata", "Europe/Madrid")).toMatch(
    /^03:33:59 .*\(23:03:59\u00a0CET\)$/,
  );
  expect(both(WINTER, "Europe/Paris", "Europe/Madrid")).toBe("23:03:59 CET");
});
