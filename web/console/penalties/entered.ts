// The penalties that an arbiter enters for one ruling, as a dialog's field keeps them.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { PenaltyKind, type Penalty, type PenaltySchema } from "../../api/adoube/v1/common_pb";
import { PenaltyMeasure, type PenaltyKindRules } from "../../api/adoube/v1/event_pb";
import { language } from "../../shared/i18n.svelte";
import { millisOf } from "../typedTime";

/** One line of the form. What its kind is not measured in is left as it was. */
export interface Entered {
  kind: PenaltyKind;
  measure: PenaltyMeasure;
  /** Milliseconds, as a time field has them. */
  time: string;
  /** Halves of a point; of a lost game empty for a win of the opponent. */
  points: string;
  firstRound: string;
  lastRound: string;
  /** What the fine is for, as the regulations have it. */
  offence: string;
  /** The move that a draw was claimed with, in the reader's letters; empty where the position was claimed. */
  claimedMove: string;
}

export interface EnteredRuling {
  lines: Entered[];
  article: string;
  /** Somebody typed the article: it stays, whichever penalties are chosen. */
  typedArticle: boolean;
}

/** The most that one ruling may have. */
export const MOST_PENALTIES = 8;

const NOTHING_YET: EnteredRuling = { lines: [], article: "", typedArticle: false };

export const readEntered = (value: string | undefined): EnteredRuling =>
  value ? (JSON.parse(value) as EnteredRuling) : NOTHING_YET;

type Kind = Pick<PenaltyKindRules, "kind" | "measure">;

export const emptyLine = ({ kind, measure }: Kind): Entered => ({
  kind,
  measure,
  time: "",
  points: "",
  firstRound: "",
  lastRound: "",
  offence: "",
  claimedMove: "",
});

/** A penalty that is known beforehand, as if it had been entered. */
export const lineOf = (penalty: Penalty, measure: PenaltyMeasure): Entered => ({
  kind: penalty.kind,
  measure,
  time: penalty.time?.toString() ?? "",
  points: penalty.points?.toString() ?? "",
  firstRound: penalty.firstRound?.toString() ?? "",
  lastRound: penalty.lastRound?.toString() ?? "",
  offence: penalty.offence,
  claimedMove: penalty.claimedMove ?? "",
});

const whole = (text: string): number | null => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null);

type PenaltyInit = MessageInitShape<typeof PenaltySchema>;

/** The penalty; null as long as its measure is missing or cannot be read. */
function complete(entered: Entered): PenaltyInit | null {
  const { kind } = entered;
  switch (entered.measure) {
    case PenaltyMeasure.TIME: {
      const time = millisOf(entered.time);
      return time ? { kind, time } : null;
    }
    case PenaltyMeasure.POINTS: {
      const points = whole(entered.points);
      return points ? { kind, points } : null;
    }
    case PenaltyMeasure.OPPONENTS_POINTS: {
      const points = whole(entered.points);
      return points === null ? { kind } : { kind, points };
    }
    case PenaltyMeasure.ROUNDS: {
      const firstRound = whole(entered.firstRound);
      const lastRound = whole(entered.lastRound || entered.firstRound);
      return firstRound && lastRound ? { kind, firstRound, lastRound } : null;
    }
    case PenaltyMeasure.FINE: {
      const { offence } = entered;
      return offence ? { kind, offence } : null;
    }
    case PenaltyMeasure.CLAIMED_MOVE: {
      const claimedMove = entered.claimedMove.trim() || undefined;
      return { kind, claimedMove, language: language.code };
    }
    case PenaltyMeasure.NOTHING:
      return { kind };
    default:
      // Of a newer server: this page cannot ask for what it is measured in.
      return null;
  }
}

/** All penalties of the ruling and its article; null as long as one is not complete. */
export function enteredRuling(
  value: string | undefined,
): { penalties: PenaltyInit[]; article: string } | null {
  const { lines, article } = readEntered(value);
  const penalties = lines.map(complete).filter((one) => one !== null);
  const isWhole = lines.length > 0 && penalties.length === lines.length && article.trim() !== "";
  return isWhole ? { penalties, article: article.trim() } : null;
}
