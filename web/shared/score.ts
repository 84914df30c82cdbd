// Results as they are written and chosen.

export interface Halves {
  whiteHalves: number;
  blackHalves: number;
}

export const SCORES: Record<string, Halves> = {
  "1-0": { whiteHalves: 2, blackHalves: 0 },
  "0-1": { whiteHalves: 0, blackHalves: 2 },
  "½-½": { whiteHalves: 1, blackHalves: 1 },
  "0-0": { whiteHalves: 0, blackHalves: 0 },
  "½-0": { whiteHalves: 1, blackHalves: 0 },
  "0-½": { whiteHalves: 0, blackHalves: 1 },
};

export const readScore = (text: string): Halves | null => SCORES[text] ?? null;
