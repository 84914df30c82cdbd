// How many calls wait for an answer: one number for badge, tile and list.
import type { BoardView } from "../../api/adoube/v1/event_pb";

/** Each call counts, also of several on one board. */
export const callsWaiting = (boards: Iterable<{ view: Pick<BoardView, "calls"> }>): number =>
  [...boards].reduce((sum, { view }) => sum + view.calls.length, 0);
