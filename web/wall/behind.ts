// A node answers who asked, and tells every page, on two ways: the answer may come after the news of what became of
// what was asked. It is of an earlier instant then.
import { IntentFate, type IntentView, type OrderView } from "../api/adoube/v1/lta_pb";

/** Waiting; void, while the coordinator's word on it is awaited; over. */
const stage = ({ fate, unconfirmed }: IntentView): number =>
  fate === IntentFate.WAITING ? 0 : unconfirmed ? 1 : 2;

/** Whether an answer says less of what was asked of the coordinator than is known. */
export const isIntentBehind = (answer: IntentView, known: IntentView): boolean =>
  stage(answer) < stage(known);

/** Whether an answer says less of an order than is known. */
export function isOrderBehind(answer: OrderView, known: OrderView): boolean {
  const steps = answer.steps.length - known.steps.length;
  return steps < 0 || (steps === 0 && answer.unconfirmed && !known.unconfirmed);
}
