// Penalties that one official proposed, and to which another has to agree.
import type { BoardEvent, PenaltiesProposed } from "../../api/adoube/v1/board_pb";
import type { Spec } from "../board/commands";

export interface Proposal extends PenaltiesProposed {
  /** The number of its record, which the agreement names. */
  record: bigint;
}

/** The proposal of a board that waits: the last one, unless it was agreed to. */
export function openProposal(events: readonly BoardEvent[]): Proposal | null {
  let open: Proposal | null = null;
  for (const { event, sequence } of events) {
    if (event.case === "penaltiesProposed") open = { ...event.value, record: sequence };
    else if (event.case === "penalised" && event.value.proposedBy) open = null;
  }
  return open;
}

/** The command that agrees to it. */
export const agreement = ({ record }: Proposal): Spec => ({
  name: "agree-to-penalties",
  message: "command-agree-to-penalties",
  verb: "penalise",
  fields: [],
  first: [],
  danger: true,
  clocks: true,
  weighty: true,
  text: "none",
  build: () => ({ case: "agreeToPenalties", value: { proposal: record } }),
});
