// Penalties that one official proposed, and to which another has to agree.
import type { BoardEvent, PenaltiesProposed } from "../../api/adoube/v1/board_pb";
import { Action } from "../../api/adoube/v1/event_pb";
import type { Spec } from "../board/commands";

export interface Proposal extends PenaltiesProposed {
  /** The number of its record, which the agreement names. */
  record: bigint;
}

/** The proposal of a board that waits: the last one, unless it was agreed to or rejected. */
export function openProposal(events: readonly BoardEvent[]): Proposal | null {
  let open: Proposal | null = null;
  for (const { event, sequence } of events) {
    if (event.case === "penaltiesProposed") open = { ...event.value, record: sequence };
    else if (event.case === "penalised" && event.value.proposedBy) open = null;
    else if (event.case === "penaltiesRejected") open = null;
  }
  return open;
}

/** The command that agrees to it. */
export const agreement = ({ record }: Proposal): Spec => ({
  name: "agree-to-penalties",
  message: "command-agree-to-penalties",
  verb: "penalise",
  actions: [Action.AGREE_TO_PENALTIES],
  fields: [],
  first: [],
  danger: true,
  clocks: true,
  weighty: true,
  text: "none",
  build: () => ({ case: "agreeToPenalties", value: { proposal: record } }),
});

/** The command that rejects it; who proposed it takes it back by the same one. */
export const rejection = ({ record }: Proposal): Spec => ({
  name: "reject-penalties",
  message: "command-reject-penalties",
  verb: "penalise",
  actions: [Action.REJECT_PENALTIES],
  fields: [],
  first: [],
  build: () => ({ case: "rejectPenalties", value: { proposal: record } }),
});
