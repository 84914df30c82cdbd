// Penalties in words, and what each kind is measured in.
import { PenaltyKind, type Penalty } from "../api/adoube/v1/common_pb";
import { attribute, message } from "./catalogue.svelte";
import { number } from "./i18n.svelte";
import { showExact } from "./span";

/** What is entered with a kind. Of a lost game that is what the opponent gets: a win, where nothing is entered. */
export type Measure = "none" | "time" | "points" | "opponents-points" | "rounds" | "fine";

/** A kind that is not here has no measure. */
const MEASURES: Partial<Record<PenaltyKind, Measure>> = {
  [PenaltyKind.TIME_TO_OPPONENT]: "time",
  [PenaltyKind.TIME_OFF]: "time",
  [PenaltyKind.POINTS_TO_OPPONENT]: "points",
  [PenaltyKind.POINTS_OFF]: "points",
  [PenaltyKind.GAME_LOST]: "opponents-points",
  [PenaltyKind.FINE]: "fine",
  [PenaltyKind.EXCLUSION]: "rounds",
};

export const measureOf = (kind: PenaltyKind): Measure => MEASURES[kind] ?? "none";

/** The kinds that this page knows, as the wire has them. */
export const KINDS = Object.values(PenaltyKind).filter(
  (kind): kind is PenaltyKind => typeof kind === "number" && kind !== PenaltyKind.UNSPECIFIED,
);

/** `penalty-yellow-card` of YELLOW_CARD; of a kind that this page does not know `penalty-unknown`. */
function messageId(kind: PenaltyKind): string {
  const word = kind === PenaltyKind.UNSPECIFIED ? undefined : PenaltyKind[kind];
  return `penalty-${word?.toLowerCase().replaceAll("_", "-") ?? "unknown"}`;
}

/** The kind without its measure: "Time off the clock". */
export const kindName = (kind: PenaltyKind): string => attribute(messageId(kind), "kind");

/** The same by the kind's word in the table of penalties: "time-off". */
export const kindNameOf = (word: string): string => attribute(`penalty-${word}`, "kind");

/** The penalty with its measure: "2:00 off the player’s clock". */
export const penaltyText = ({
  kind,
  time = 0n,
  points,
  firstRound = 0,
  lastRound = 0,
  offence,
  amount,
}: Penalty): string =>
  message(messageId(kind), {
    time: showExact(Number(time)),
    points: number((points ?? 0) / 2),
    "points-given": points === undefined ? "no" : "yes",
    "one-round": firstRound === lastRound ? "yes" : "no",
    first: firstRound,
    last: lastRound,
    offence,
    amount,
  });

/** A text with the article that it rests on: `Warning (O 18.4.1)`. */
export const withArticle = (text: string, article: string): string =>
  article ? `${text} (${article})` : text;

export const penaltiesText = (penalties: readonly Penalty[]): string =>
  penalties.map(penaltyText).join("; ");
