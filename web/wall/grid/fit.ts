// How large tiles can be so that all of them are seen at once; as large as possible, to be read from
// afar, and never so small that they cannot be read from nearby: then the rest is scrolled to.

export interface Room {
  count: number;
  width: number;
  height: number;
}

export interface Fit {
  columns: number;
  /** A tile's height, px. */
  height: number;
}

export const GAP = 10;
/** A tile is about so much wider than high. */
const SHAPE = 2.1;
const LEAST_WIDTH = 138;
const LEAST_HEIGHT = 56;
const MOST_HEIGHT = 280;

const columnsAt = (width: number, least: number) =>
  Math.max(1, Math.floor((width + GAP) / (least + GAP)));

/** How high the room for so many has to be so that all of them are seen at once, px. */
export function least({ count, width }: Omit<Room, "height">): number {
  const rows = Math.ceil(count / columnsAt(width, LEAST_WIDTH));
  return rows * (LEAST_HEIGHT + GAP) - GAP;
}

export function fit({ count, width, height }: Room): Fit {
  const most = columnsAt(width, LEAST_WIDTH);
  let best: Fit = { columns: most, height: LEAST_HEIGHT };
  let score = 0;
  for (let columns = 1; columns <= Math.min(most, Math.max(count, 1)); columns += 1) {
    const rows = Math.ceil(count / columns);
    const tall = Math.floor((height + GAP) / Math.max(rows, 1)) - GAP;
    const wide = (width + GAP) / columns - GAP;
    const fits = Math.min(tall, wide / SHAPE, MOST_HEIGHT);
    if (fits < LEAST_HEIGHT || fits <= score) continue;
    score = fits;
    best = { columns, height: Math.min(tall, MOST_HEIGHT, wide / (SHAPE - 0.5)) };
  }
  return best;
}

/** In less room than there was once: in the same columns, so that nobody changes his place when a word above or below takes
 * some of it; unless not all would be seen then, who have room in others. */
export function fitIn(columns: number, room: Room): Fit {
  const rows = Math.max(1, Math.ceil(room.count / columns));
  const tall = Math.floor((room.height + GAP) / rows) - GAP;
  const wide = (room.width + GAP) / columns - GAP;
  if (tall < LEAST_HEIGHT || wide < LEAST_WIDTH) return fit(room);
  return { columns, height: Math.min(tall, MOST_HEIGHT, wide / (SHAPE - 0.5)) };
}

/** The columns that the most room gives which there was for so many on a page of this size. */
export class Columns {
  #key = "";
  #most = 0;

  of({ count, width, height }: Room, page: number): number {
    const key = [count, width, page].join();
    if (key !== this.#key) [this.#key, this.#most] = [key, 0];
    this.#most = Math.max(this.#most, height);
    return fit({ count, width, height: this.#most }).columns;
  }
}

/** What tells how many are not seen, over the foot of the room, px. */
const TOLD = 36;

/** How many of the tiles are seen whole, or nearly, in a room that was scrolled so far; of `count`, all, or those
 * above where it tells of the rest. */
export function seenOf(
  { columns, height }: Fit,
  { count, scrolled, room }: { count: number; scrolled: number; room: number },
): number {
  const seen = (foot: number) =>
    Math.max(0, Math.floor((foot + GAP + height * 0.2) / (height + GAP))) * columns;
  return seen(scrolled + room) >= count ? count : seen(scrolled + room - TOLD);
}
