// Round trips as lines. A gap is a time when nothing was measured.
import { number } from "../../shared/i18n.svelte";
import type { Trip } from "../liveDevice.svelte";

export interface Drawn {
  venue: string;
  coordinator: string;
  /** Where which length lies. */
  lines: { y: number; text: string }[];
}

/** Heights of the scale, ms: the smallest that holds everything. */
const SCALES = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 60_000];
/** The time that is drawn at least, ms. */
const LEAST = 60_000;

export function draw(trips: readonly Trip[], width: number, height: number): Drawn {
  const first = trips[0];
  const last = trips.at(-1);
  if (!first || !last || width === 0) return { venue: "", coordinator: "", lines: [] };
  const most =
    Math.max(...trips.map(({ venue, coordinator }) => Math.max(venue, coordinator))) / 1000;
  const scale = SCALES.find((scale) => scale >= most) ?? most;
  const span = Math.max(last.at - first.at, LEAST);
  const x = (at: number) => width - ((last.at - at) / span) * width;
  const y = (us: number) => height - (us / 1000 / scale) * (height - 14);
  const line = (of: "venue" | "coordinator") => path(trips, (trip) => trip[of], x, y);
  const lines = [scale, scale / 2].map((at) => ({ y: y(at * 1000), text: `${number(at)} ms` }));
  return { venue: line("venue"), coordinator: line("coordinator"), lines };
}

/** A longer time without a word is a gap, ms. */
const GAP = 3_500;

function path(
  trips: readonly Trip[],
  value: (trip: Trip) => number,
  x: (at: number) => number,
  y: (us: number) => number,
): string {
  let drawn = "";
  let before: number | null = null;
  for (const trip of trips) {
    const us = value(trip);
    if (us === 0) {
      before = null;
      continue;
    }
    const joined = before !== null && trip.at - before <= GAP;
    drawn += `${joined ? "L" : "M"}${x(trip.at).toFixed(1)} ${y(us).toFixed(1)}`;
    before = trip.at;
  }
  return drawn;
}
