// Clocks and lengths of time as people read them: the same words as the command line's.

import { number } from "./i18n.svelte";

const two = (value: number) => String(value).padStart(2, "0");

/** `1:05:00`. */
export function showWhole(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A remaining time as a clock shows it: `1:05:00`, and tenths below ten seconds. */
export function showClock(millis: number): string {
  if (millis >= 10_000) return showWhole(millis);
  return `0:00:0${Math.floor(millis / 1000)}.${Math.floor((millis % 1000) / 100)}`;
}

/** A remaining time to the tenth of a second, for who reckons with it: `1:05:00.2`. */
export const showTenth = (millis: number): string => showDigits(millis, 1);

/** A time as it was typed, to the millisecond: `0:05:00.25`. */
export function showExact(millis: number): string {
  const rest = String(millis % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return rest === "" ? showWhole(millis) : `${showWhole(millis)}.${rest}`;
}

/** How long something lasts: `3.2 s` as the reader writes it, `4 min 07 s`, `2 h 05 min`. */
export function showSpan(millis: number): string {
  const ms = Math.max(0, Math.floor(millis));
  if (ms < 10_000) return `${number(Math.floor(ms / 100) / 10, 1)} s`;
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${two(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}

/** The same to the tenth of a second, for who reckons with it: `53.8 s`, `4 min 07.3 s`. */
export function showSpanExact(millis: number): string {
  const tenths = Math.floor(Math.max(0, millis) / 100);
  if (tenths < 600) return `${number(tenths / 10, 1)} s`;
  if (tenths >= 36_000) return showSpan(millis);
  const seconds = number((tenths % 600) / 10, 1);
  return `${Math.floor(tenths / 600)} min ${seconds.length < 4 ? "0" : ""}${seconds} s`;
}

/** The same, for what counts by the second: `3 s`, `4 min 07 s`. */
export const showSeconds = (millis: number): string =>
  millis < 10_000 ? `${Math.max(0, Math.floor(millis / 1000))} s` : showSpan(millis);

/** `3.2 ms`, `12 ms`, from microseconds; `–` for none. */
export function showTrip(micros: number): string {
  return micros ? `${number(micros / 1000, micros < 10_000 ? 1 : 0)} ms` : "–";
}

/** Shorter, for what counts up once a second: `42 s`, `4 min`, `2 h`. */
export function showAge(millis: number): string {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3600)} h`;
}

/** So many digits of a second's fraction, cut: `1:05:00.2`. */
function showDigits(millis: number, digits: number): string {
  if (digits === 0) return showWhole(millis);
  const fraction = String(millis % 1000).padStart(3, "0");
  return `${showWhole(millis)}.${fraction.slice(0, digits)}`;
}

const signed = (before: number, after: number, by: string): string =>
  before === after ? "" : `${after > before ? "+" : "−"}${by}`;

export interface Change {
  was: string;
  is: string;
  /** Empty for a clock that keeps its milliseconds. */
  by: string;
}

const cut = (millis: number, digits: number) => millis - (millis % 10 ** (3 - digits));

/**
 * How many digits of a second a change wants: none, one where the clock had less than ten seconds or changes by no whole ones, and as many more as
 * are needed for the difference to be the amount as it is told with as many digits, and for both clocks to show it.
 */
export function digitsOf(before: number, after: number): number {
  const alike = (digits: number): boolean => {
    const [was, is] = [cut(before, digits), cut(after, digits)];
    const amount = cut(Math.abs(after - before), digits);
    return Math.abs(is - was) === amount && (was === is) === (before === after);
  };
  const short = before < 10_000 && before % 1000 !== 0;
  const least = short || (after - before) % 1000 !== 0 ? 1 : 0;
  return [0, 1, 2].find((digits) => digits >= least && alike(digits)) ?? 3;
}

/** What becomes of a clock; clocks that stand together are told with as many digits as one of them wants. */
export function showChange(
  before: number,
  after: number,
  digits = digitsOf(before, after),
): Change {
  const [was, is] = [cut(before, digits), cut(after, digits)];
  const show = (millis: number) => showDigits(millis, digits);
  return { was: show(was), is: show(is), by: signed(was, is, show(Math.abs(is - was))) };
}

/**
 * The same for a player, who is never shown milliseconds: as an arbiter reads it, with at most tenths. The amount is the
 * arbiter's, cut and not rounded, and the clock is as its face shows it; the reading before follows from both.
 */
export function showChangeAsOnClock(before: number, after: number): Change {
  const short = Math.min(before, after) < 10_000 ? 1 : 0;
  const digits = Math.min(1, Math.max(short, digitsOf(before, after)));
  const [is, amount] = [cut(after, digits), cut(Math.abs(after - before), digits)];
  return showChange(after > before ? is - amount : is + amount, is, digits);
}

/** A time in full, as a person says it: `1 h 30 min`, `2 min`, `1 min 0.5 s`. */
export function spellTime(millis: number): string {
  const [hours, minutes] = [Math.floor(millis / 3_600_000), Math.floor(millis / 60_000) % 60];
  const seconds = (millis % 60_000) / 1000;
  const parts = [
    hours && `${hours} h`,
    minutes && `${minutes} min`,
    seconds && `${number(seconds, String(seconds).split(".")[1]?.length ?? 0)} s`,
  ];
  return parts.filter(Boolean).join(" ") || "0 s";
}
