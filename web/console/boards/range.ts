// Which cells of a long grid are near the window.

export interface Grid {
  count: number;
  columns: number;
  /** A row's height with the gap below it, px. */
  row: number;
  /** How far the window's top is below the grid's, and the window's height, px. */
  top: number;
  seen: number;
}

/** Rows kept above and below what is seen, so that scrolling shows no holes. */
const BESIDE = 1;

export interface Range {
  from: number;
  to: number;
  /** Of the whole grid, px. */
  height: number;
  /** How many cells there are at once; at the grid's end perhaps a few less. */
  slots: number;
}

/** As many rows wherever one is: what leaves at one end comes again at the other. */
export function around({ count, columns, row, top, seen }: Grid): Range {
  const rows = Math.ceil(count / columns);
  const shown = Math.min(rows, Math.ceil(seen / row) + 1 + 2 * BESIDE);
  const first = Math.min(Math.max(Math.floor(top / row) - BESIDE, 0), rows - shown);
  const to = Math.min(count, (first + shown) * columns);
  return { from: first * columns, to, height: rows * row, slots: Math.max(1, shown * columns) };
}
