// What is to be done next with a round, by its state and one's office. The server says whether it can.
import { RoundState, type RoundView } from "../../api/adoube/v1/event_pb";

export type Step = "publish" | "start" | "close";

/** What undoes a publication, by the state of its round: the verbs that it takes. */
const UNPUBLISH: Record<RoundState, readonly string[] | null> = {
  [RoundState.UNSPECIFIED]: null,
  [RoundState.DRAFT]: null,
  [RoundState.PUBLISHED]: ["publish-round"],
  [RoundState.STARTED]: ["publish-round", "start-round"],
  [RoundState.CLOSED]: null,
  [RoundState.ELSEWHERE]: ["publish-round"],
};

export const mayUnpublish = ({ state }: RoundView, may: (verb: string) => boolean): boolean =>
  UNPUBLISH[state]?.every(may) ?? false;

const STEPS: Record<RoundState, { step: Step; verb: string } | null> = {
  [RoundState.UNSPECIFIED]: null,
  [RoundState.DRAFT]: { step: "publish", verb: "publish-round" },
  [RoundState.PUBLISHED]: { step: "start", verb: "start-round" },
  [RoundState.STARTED]: { step: "close", verb: "close-round" },
  [RoundState.CLOSED]: null,
  [RoundState.ELSEWHERE]: null,
};

export function nextStep(round: RoundView, may: (verb: string) => boolean): Step | null {
  const next = STEPS[round.state];
  if (!next || !may(next.verb)) return null;
  // A draft without pairings has nothing to publish.
  return next.step === "publish" && round.pairings.length === 0 ? null : next.step;
}
