// What a load of the page hands to the next one: who reloads a page that got no answer is told what that took.
import { create, fromJsonString, toJsonString, type MessageInitShape } from "@bufbuild/protobuf";
import { ShownSchema, type Shown } from "../api/adoube/v1/page_pb";
import type { Cut } from "./cut";

const KEPT = "adoube-heard";

export interface Heard {
  /** The last reading of the clocks that was told, and when (ms since the Unix epoch, by the browser). */
  shown: Shown;
  at: number;
  /** When the page was left (ms since the Unix epoch); null where it still showed something, or crashed. */
  left: number | null;
  /** How many half-moves there were. */
  plies: number;
  /** What is told of an earlier silence, as long as its player has not seen it. */
  cut: Cut | null;
}

/** Of what was told only what a silence is reckoned from. */
export function write({ shown: { seat, board, local }, ...rest }: Heard): string {
  const part: MessageInitShape<typeof ShownSchema> = {
    seat: seat && { board: seat.board, side: seat.side },
    board: board && { stage: board.stage, game: board.game, clocks: board.clocks },
    local: local && { clocksOld: local.clocksOld },
  };
  return JSON.stringify({ ...rest, shown: toJsonString(ShownSchema, create(ShownSchema, part)) });
}

function cutOf(kept: unknown): Cut | null {
  const { closed, lasted, was, is } = (kept ?? {}) as Record<string, unknown>;
  const all = [lasted, was, is].every((one) => typeof one === "number");
  return all ? ({ closed: closed === true, lasted, was, is } as Cut) : null;
}

/** Null for what is none. */
export function read(kept: string | null): Heard | null {
  try {
    const { at, left, plies, shown, cut } = JSON.parse(kept ?? "") as Record<string, unknown>;
    if (typeof at !== "number" || typeof plies !== "number" || typeof shown !== "string")
      return null;
    return {
      at,
      left: typeof left === "number" ? left : null,
      plies,
      shown: fromJsonString(ShownSchema, shown),
      cut: cutOf(cut),
    };
  } catch {
    return null;
  }
}

export function keep(heard: Omit<Heard, "at" | "left">) {
  put({ ...heard, at: Date.now(), left: null });
}

/** The page is closed, or loaded again. */
export function leave() {
  const heard = kept();
  if (heard) put({ ...heard, left: Date.now() });
}

function put(heard: Heard) {
  try {
    sessionStorage.setItem(KEPT, write(heard));
  } catch {
    // A browser that keeps nothing: then a reload tells less.
  }
}

export function kept(): Heard | null {
  try {
    return read(sessionStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

export function forget() {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing.
  }
}
