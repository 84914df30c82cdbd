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
const LEAST_HEIGHT = 62;
const MOST_HEIGHT = 280;

export function fit({ count, width, height }: Room): Fit {
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
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
