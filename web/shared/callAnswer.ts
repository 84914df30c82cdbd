// Who may answer a player's call.
import type { Result } from "../api/adoube/v1/common_pb";

interface Asked {
  leave: boolean;
  objection?: Result;
}

/** By the verbs of the office: a leave is for those who may grant it, an objection for those who may approve the result. */
export const mayAnswer = (may: ReadonlySet<string>, { leave, objection }: Asked): boolean =>
  may.has("answer-call") &&
  (!leave || may.has("grant-leave")) &&
  (!objection || may.has("approve-result"));
