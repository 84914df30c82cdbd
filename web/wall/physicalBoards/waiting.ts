// Whether a seat's moves wait for its physical board, and what was asked about that here.
import { BoardRequirement } from "../../api/adoube/v1/board_pb";
import type { IntentView } from "../../api/adoube/v1/lta_pb";
import type { SeatHere } from "../grid/seat";
import { name } from "../../shared/wire";

export const VERB = "set-board-requirement";

/** Whether moves of this seat wait for a physical board, or did until that was lifted. */
export const hasBoard = ({ at }: SeatHere): boolean =>
  at.boardRequirement !== BoardRequirement.UNSPECIFIED;

export const isLifted = ({ at }: SeatHere): boolean =>
  at.boardRequirement === BoardRequirement.LIFTED;

/** The last that was asked about the seat's board. */
export const askedOf = (intents: readonly IntentView[], { at }: SeatHere): IntentView | undefined =>
  intents.findLast(
    ({ intent }) =>
      intent?.what.case === "boardWaiting" &&
      name(intent.board) === name(at.board) &&
      intent.side === at.side,
  );
