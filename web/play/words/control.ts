// A time control as PGN writes it, taken apart to be told in words.

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
