// Results as they are written and chosen.
import { create } from "@bufbuild/protobuf";
import { ResultSchema, type Result } from "../api/adoube/v1/common_pb";

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

/** What a game counts, in halves of a point. */
export interface Scoring {
  winHalves: number;
  drawHalves: number;
  lossHalves: number;
}

/** A score as it was chosen, a win being 1, in the event's own points. Who does not come has nothing. */
export function inPoints(chosen: Partial<Halves>, scoring?: Scoring, forfeit = false): Result {
  const { whiteHalves = 0, blackHalves = 0 } = chosen;
  if (!scoring) return create(ResultSchema, { whiteHalves, blackHalves });
  const points = (halves: number) => {
    if (halves === 0) return forfeit ? 0 : scoring.lossHalves;
    return halves === 1 ? scoring.drawHalves : scoring.winHalves;
  };
  return create(ResultSchema, {
    whiteHalves: points(whiteHalves),
    blackHalves: points(blackHalves),
  });
}

export const readScore = (text: string): Halves | null => SCORES[text] ?? null;
