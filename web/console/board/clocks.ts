// The times of a board's clocks as fields of a form begin with them.
import { showWhole } from "../../shared/span";
import type { LiveBoard } from "../liveBoard.svelte";

export const typed = (board: LiveBoard, side: "white" | "black"): string =>
  showWhole(board.clocks[side]);
