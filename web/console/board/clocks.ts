// The times of a board's clocks as fields of a form begin with them: to the millisecond, since what is not changed in
// the form must not change on the clock.
import type { LiveBoard } from "../liveBoard.svelte";

export const begun = (board: LiveBoard, side: "white" | "black"): string =>
  String(Math.floor(board.clocks[side]));
