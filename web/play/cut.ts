// What the player's clock lost while the page was closed or got no answer from its device: as told before and after.
import { GameStage } from "../api/adoube/v1/common_pb";
import type { Shown } from "../api/adoube/v1/page_pb";
import { ms, name, sideName } from "../shared/wire";

export interface Cut {
  /** Whether the page was closed; else its device did not answer. */
  closed: boolean;
  /** How long nothing was heard, ms. */
  lasted: number;
  /** The player's clock before and after, ms. */
  was: number;
  is: number;
}

const clock = ({ seat, board }: Shown): number =>
  ms(sideName(seat?.side ?? 0) === "black" ? board?.clocks?.black : board?.clocks?.white);

export const sameGame = (was: Shown, is: Shown): boolean => game(was) === game(is);

const game = ({ seat, board }: Shown) => `${name(seat?.board)} ${seat?.side} ${board?.game}`;

/** Whether both clocks were read now. */
export const isRead = ({ board, local }: Shown): boolean =>
  board?.clocks !== undefined && local?.clocksOld !== true;

/** Nothing where the player's clock lost nothing in the game that went on. */
export function cutBetween(was: Shown, is: Shown, lasted: number, closed = false): Cut | null {
  const under = was.board?.stage === GameStage.PLAYING && is.board?.stage !== GameStage.FINISHED;
  if (!under || !sameGame(was, is) || clock(is) >= clock(was)) return null;
  return { closed, lasted, was: clock(was), is: clock(is) };
}
