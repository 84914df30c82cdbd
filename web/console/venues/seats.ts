// Who sits at which device.
import { GameStage } from "../../api/adoube/v1/common_pb";
import { SIDES } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

export interface SeatHere {
  board: string;
  name: string;
  /** A hold stops the board, which is not over. */
  held: boolean;
}

export function seatsAt(boards: Iterable<LiveBoard>, venue: string, device: string): SeatHere[] {
  const found: SeatHere[] = [];
  for (const board of boards) {
    for (const side of SIDES) {
      const plan = board.view[side];
      if (plan?.venue === venue && plan.device === device) {
        const held = board.view.state !== GameStage.FINISHED && board.view.holds.length > 0;
        found.push({ board: board.key, name: plan.name, held });
      }
    }
  }
  return found;
}
