// What is to be done next with a round, by its state and one's office. The server says whether it can.
import type { RoundView } from "../../api/adoube/v1/event_pb";

export type Step = "publish" | "start" | "close";

/** What undoes a publication, by the state of its round: the verbs that it takes. */
const UNPUBLISH: Record<string, readonly string[]> = {
  published: ["publish-round"],
  started: ["publish-round", "start-round"],
  elsewhere: ["publish-round"],
};

export const mayUnpublish = ({ state }: RoundView, may: (verb: string) => boolean): boolean =>
  UNPUBLISH[state]?.every(may) ?? false;

const STEPS: Record<string, { step: Step; verb: string }> = {
  draft: { step: "publish", verb: "publish-round" },
  published: { step: "start", verb: "start-round" },
  started: { step: "close", verb: "close-round" },
};

export function nextStep(round: RoundView, may: (verb: string) => boolean): Step | null {
  const next = STEPS[round.state];
  if (!next || !may(next.verb)) return null;
  // A draft without pairings has nothing to publish.
  return next.step === "publish" && round.pairings.length === 0 ? null : next.step;
}
