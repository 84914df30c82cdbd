// A time control as PGN writes it, for readers.
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
function span(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : "", rest > 0 ? `${number(rest)} s` : ""]
    .filter(Boolean)
    .join(" ");
}

/** `15+10`; nothing where it could be read as another time: `60+5` as a minute, `180+2` as three. */
function minutesAndSeconds({ base, extra, extraSeconds }: Period): string {
  const minutes = base / 60;
  const mayBeSeconds = minutes >= 60 && extraSeconds < 10;
  const short = extra === "+" && Number.isInteger(minutes) && minutes <= 180 && !mayBeSeconds;
  return short ? `${minutes}+${number(extraSeconds)}` : "";
}

/** `15 min + 10 s`, where minutes and seconds are written for short. */
const withUnits = (period: Period): string =>
  minutesAndSeconds(period) && `${span(period.base)} + ${number(period.extraSeconds)} s`;

const base = ({ moves, base }: Period): string =>
  moves > 0 ? t("control-for-moves", { n: moves, time: span(base) }) : span(base);

const extra = ({ extra, extraSeconds }: Period): string =>
  extra === ""
    ? ""
    : t(`control-extra-${extra === "+" ? "plus" : extra}`, {
        time: `${number(extraSeconds)} s`,
      });

function ofOne(text: string, ofPeriod = minutesAndSeconds): string {
  const all = periods(text);
  const first = all?.[0];
  if (!all || !first) return text;
  const short = all.length === 1 && ofPeriod(first);
  if (short) return short;
  const then = t("control-then-short");
  const alike = all.every((period) => extra(period) === extra(first));
  if (!alike) {
    const each = all.map((period) => [base(period), extra(period)] as const);
    return each.map(([time, more]) => (more ? `${time} (${more})` : time)).join(then);
  }
  const bases = all.map(base).join(then);
  if (!extra(first)) return bases;
  return bases + (all.length === 1 && first.extra === "+" ? " " : ", ") + extra(first);
}

/** As arbiters write it: `15+10`. What is written in another way is shown as it came. The program writes the same in
 * English (`TimeControl::notation`). */
export const showControl = (text: string): string => ofSides(text, minutesAndSeconds);

/** The same for who does not know which number is which: `15 min + 10 s`. */
export const spellControl = (text: string): string => ofSides(text, withUnits);

function ofSides(text: string, ofPeriod: (period: Period) => string): string {
  const [white, black] = [ofSide(text, "white"), ofSide(text, "black")];
  if (white === black) return ofOne(text, ofPeriod);
  return t("control-sides", { white: ofOne(white, ofPeriod), black: ofOne(black, ofPeriod) });
}

/** Those that a sentence names, for its reader. */
export function controls(
  given: Record<string, string>,
  names: readonly string[],
): Record<string, string> {
  const named = names.filter((name) => given[name]);
  return Object.fromEntries(named.map((name) => [name, showControl(given[name] ?? "")]));
}
