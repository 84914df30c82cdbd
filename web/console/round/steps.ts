// What is to be done next with a round, by its state and one's office. The server says whether it can.
import type { RoundView } from "../../api/adoube/v1/event_pb";

export type Step = "publish" | "start" | "close";

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
