// A time control as PGN writes it, taken apart to be told in words.
import { number, t } from "./i18n.svelte";

export interface Period {
  /** Moves in it; 0 for all that are left. */
  moves: number;
  /** Seconds. */
  base: number;
  /** What each move brings: "+" is kept, "d" is a delay, "b" gives back what was used. */
  extra: "+" | "d" | "b" | "";
  extraSeconds: number;
}

const PERIOD = /^(?:(\d+)\/)?(\d+(?:\.\d+)?)(?:([+db])(\d+(?:\.\d+)?))?$/;

/** Null for what is written in another way: it is shown as it came. */
export function periods(text: string): Period[] | null {
  const found = text.split(":").map((field) => PERIOD.exec(field.trim()));
  if (found.some((one) => one === null)) return null;
  return found.flatMap((one) => {
    if (!one) return [];
    const [, moves, base, sign, extra] = one;
    const seconds = Number(extra ?? 0);
    return {
      moves: Number(moves ?? 0),
      base: Number(base),
      extra: seconds > 0 ? (sign as Period["extra"]) : "",
      extraSeconds: seconds,
    };
  });
}

/** Of one side, where each has its own. */
export function ofSide(text: string, side: "white" | "black"): string {
  const both = /^W(.+)-B(.+)$/i.exec(text.trim());
  return (side === "white" ? both?.[1] : both?.[2]) ?? text;
}

/** `15 min`, `1 min 30 s`, `45 s`. */
function base(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : "", rest > 0 ? `${number(rest)} s` : ""]
    .filter(Boolean)
    .join(" ");
}

function shortly({ moves, base: seconds, extra, extraSeconds }: Period): string {
  const time = moves > 0 ? t("control.moves", { n: moves, time: base(seconds) }) : base(seconds);
  const each = `${number(extraSeconds)} s`;
  if (extra === "") return time;
  return extra === "+"
    ? `${time} + ${each}`
    : `${time}${t(`control-extra.${extra}`, { time: each })}`;
}

function ofOne(text: string): string {
  return periods(text)?.map(shortly).join(t("control.then")) ?? text;
}

/** As arbiters say it: `15 min + 10 s`. What is written in another way is shown as it came. */
export function showControl(text: string): string {
  const [white, black] = [ofSide(text, "white"), ofSide(text, "black")];
  if (white === black) return ofOne(text);
  return t("execution.both", { white: ofOne(white), black: ofOne(black) });
}

export interface Misread {
  key: "control.unread" | "control.colon" | "control.each" | "control.last" | "control.no-base";
  with: Record<string, string>;
}

/** As minutes and seconds stand on a clock, and mean two periods here. */
const ON_A_CLOCK = /^(\d{1,3}):([0-5]\d)$/;

/** What is wrong with a time control that somebody typed, as far as its form says; null for nothing. The server decides. */
export function misread(text: string): Misread | null {
  const sides = [...new Set([ofSide(text, "white"), ofSide(text, "black")])];
  return sides.reduce<Misread | null>((found, side) => found ?? misreadSide(side.trim()), null);
}

function misreadSide(text: string): Misread | null {
  const [, minutes, seconds] = ON_A_CLOCK.exec(text) ?? [];
  if (minutes !== undefined && seconds !== undefined) {
    const write = String(Number(minutes) * 60 + Number(seconds));
    return { key: "control.colon", with: { text, write } };
  }
  const found = periods(text);
  const [first] = found ?? [];
  if (!found || !first) return { key: "control.unread", with: {} };
  if (found.slice(0, -1).some(({ moves }) => moves === 0)) return { key: "control.each", with: {} };
  if ((found.at(-1)?.moves ?? 0) > 0) return { key: "control.last", with: {} };
  return first.base > 0 ? null : { key: "control.no-base", with: {} };
}

/** Seconds below which minutes were meant, most likely. */
const SHORT = 180;

/** How it is written if its number was of minutes; empty where that is no guess to make. */
export function ifMinutes(text: string): string {
  const [only, more] = periods(text) ?? [];
  if (!only || more || only.moves > 0 || only.base >= SHORT) return "";
  const { base: minutes, extra, extraSeconds } = only;
  return `${minutes * 60}${extra && `${extra}${extraSeconds}`}`;
}
