// How much of the hall's room those in trouble have, who stand there once more: never what the grid needs so that every
// device is seen in its place. Whoever has no room among them is counted.
import { fit, GAP, least, type Room } from "./fit";

/** Between the strip and the grid, px. */
export const BETWEEN = 16;
/** A tile's height: as it is kept free, and as it may be where there are many, px. */
const LOW = 56;
/** Two rows of the lowest tiles have the same room. */
const HIGH = 2 * LOW + GAP;
const HEIGHTS = [HIGH, 96, 72, LOW] as const;
const HIGHEST = 280;
/** What lies at both sides of the strip on a page that is scrolled as a whole, and which of them are small, px. */
const SIDES = 24;
const SMALL = 640;

/** So few devices, each seen well in its place, that above them those in trouble are named and not drawn once more. */
const FEW = 8;
/** Their height, px: room for two rows, or for three where they are many. */
const LINE = 92;

/** Of a strip on a telephone, px. */
const NARROW = 144;

export interface Strip {
  /** They are named alone. */
  few: boolean;
  /** Kept free for it, whoever is in trouble, px. */
  row: number;
  columns: number;
  /** A tile's height, px. */
  height: number;
  /** How many stand in it, the worst first; of the others it tells how many they are. */
  shown: number;
}

const widthOf = (height: number) => Math.round(70 + 1.4 * height);
const across = (width: number, height: number) =>
  Math.max(1, Math.floor((width + GAP) / (widthOf(height) + GAP)));

/** As high as the tiles below, where few devices make these large; lower where the grid needs the room. */
function rowOf({ count, width, height }: Room): number {
  const spare = Math.floor(height - BETWEEN - least({ count, width }));
  if (spare >= LOW && spare < HIGH) return spare;
  // Not all are seen at once anyway.
  if (spare < LOW) return HIGH <= height / 5 ? HIGH : LOW;
  let row = HIGH;
  while (row < HIGHEST && fit({ count, width, height: height - BETWEEN - row }).height > row)
    row += 20;
  return row;
}

/** Whether so few devices are seen well in their places, below that line. */
const isFew = ({ count, width, height }: Room) =>
  count <= FEW && fit({ count, width, height: height - BETWEEN - LINE }).height >= HIGH;

/** The line in which they are named. */
const line = (troubled: number): Strip => ({
  few: true,
  row: LINE,
  columns: 1,
  height: LINE,
  shown: troubled,
});

/** In a hall of so much room for the strip and the grid together. */
export function strip({ troubled, ...hall }: Room & { troubled: number }): Strip {
  if (isFew(hall)) return line(troubled);
  return laid(troubled, hall.width, rowOf(hall));
}

/** In a strip of this height, which does not grow: nothing below it moves. */
export function laid(troubled: number, width: number, row: number): Strip {
  for (const tile of [row, ...HEIGHTS.filter((height) => height < row)]) {
    const columns = across(width, tile);
    const rows = Math.floor((row + GAP) / (tile + GAP));
    if (troubled <= columns * rows)
      return { few: false, row, columns, height: tile, shown: troubled };
  }
  const columns = across(width, LOW);
  const rows = Math.max(1, Math.floor((row + GAP) / (LOW + GAP)));
  return { few: false, row, columns, height: LOW, shown: Math.max(0, columns * rows - 1) };
}

/** The same on a page that is scrolled as a whole, by its size. */
export function scrolled(
  { count, troubled }: Omit<Room, "width" | "height"> & { troubled: number },
  page: { width: number },
): Strip {
  if (count <= FEW) return line(troubled);
  return laid(troubled, page.width - SIDES, page.width < SMALL ? NARROW : HIGH);
}
