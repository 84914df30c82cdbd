// The penalties that an arbiter enters for one ruling, as a dialog's field keeps them.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { PenaltyKind, type PenaltySchema } from "../../api/adoube/v1/common_pb";
import { measureOf } from "../../shared/penalty";
import { millisOf } from "../typedTime";

/** One line of the form. What its kind is not measured in is left as it was. */
export interface Entered {
  kind: PenaltyKind;
  /** Milliseconds, as a time field has them. */
  time: string;
  /** Halves of a point; of a lost game empty for a win of the opponent. */
  points: string;
  firstRound: string;
  lastRound: string;
  /** What the fine is for, as the regulations have it. */
  offence: string;
}

/** The most that one ruling may have. */
export const MOST_PENALTIES = 8;

export const empty = (): Entered => ({
  kind: PenaltyKind.WARNING,
  time: "",
  points: "",
  firstRound: "",
  lastRound: "",
  offence: "",
});

export const readEntered = (value: string | undefined): Entered[] =>
  value ? (JSON.parse(value) as Entered[]) : [empty()];

const whole = (text: string): number | null => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null);

type Penalty = MessageInitShape<typeof PenaltySchema>;

/** The penalty; null as long as its measure is missing or cannot be read. */
function penalty(entered: Entered): Penalty | null {
  const { kind } = entered;
  switch (measureOf(kind)) {
    case "none":
      return { kind };
    case "time": {
      const time = millisOf(entered.time);
      return time ? { kind, time } : null;
    }
    case "points": {
      const points = whole(entered.points);
      return points ? { kind, points } : null;
    }
    case "opponents-points": {
      const points = whole(entered.points);
      return points === null ? { kind } : { kind, points };
    }
    case "rounds": {
      const firstRound = whole(entered.firstRound);
      const lastRound = whole(entered.lastRound || entered.firstRound);
      return firstRound && lastRound ? { kind, firstRound, lastRound } : null;
    }
    case "fine": {
      const offence = entered.offence.trim();
      return offence ? { kind, offence } : null;
    }
  }
}

/** All of them; null as long as one is not complete. */
export function enteredPenalties(value: string | undefined): Penalty[] | null {
  const all = readEntered(value).map(penalty);
  const complete = all.filter((one) => one !== null);
  return complete.length === all.length ? complete : null;
}
