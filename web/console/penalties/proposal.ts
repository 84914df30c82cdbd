// The commands by which a second official agrees to proposed penalties or rejects them.
import { Action, type ProposedPenalties } from "../../api/adoube/v1/event_pb";
import type { Spec } from "../board/commands";

type Proposal = Pick<ProposedPenalties, "record">;

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
