// One axis of time for everything that an incident's witnesses saw.

export interface Span {
  from: number;
  to: number;
}

/** A step between ticks, ms; the smallest that leaves room for the labels. */
const STEPS = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000].concat(
  [1, 2, 5, 10, 15, 30, 60, 120, 360].map((minutes) => minutes * 60_000),
);

/** The least distance between two labels, px. */
const ROOM = 86;

export interface Axis extends Span {
  /** From a time to a place, px. */
  x: (at: number) => number;
  /** Where labels stand, and whether they need tenths. */
  ticks: number[];
  tenths: boolean;
}

export function axis({ from, to }: Span, width: number, margin: number): Axis {
  const span = Math.max(to - from, 1);
  const inner = Math.max(width - 2 * margin, 1);
  const x = (at: number) => margin + ((at - from) / span) * inner;
  const most = Math.max(1, Math.floor(inner / ROOM));
  const step = STEPS.find((step) => span / step <= most) ?? 24 * 3_600_000;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) ticks.push(at);
  return { from, to, x, ticks, tenths: step < 1_000 };
}

/** All of these times, with room before and after. */
export function around(times: number[]): Span {
  const from = Math.min(...times);
  const to = Math.max(...times);
  const room = Math.max((to - from) * 0.05, 500);
  return { from: from - room, to: to + room };
}

/** Puts things that lie at the same place below each other; gives each one's row, from 0. */
export function rows(places: number[], room: number): number[] {
  const ends: number[] = [];
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const found = new Array<number>(places.length).fill(0);
  for (const { place, index } of order) {
    let row = ends.findIndex((end) => end + room <= place);
    if (row < 0) row = ends.length;
    ends[row] = place;
    found[index] = row;
  }
  return found;
}
