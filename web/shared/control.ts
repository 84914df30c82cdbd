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
