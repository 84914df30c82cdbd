// What follows from what is told now and what was told before: the moves of a game, of which only what changed
// is told; what stays in sight while an agent finds its seat again.
import { PlayCommandKind } from "../api/adoube/v1/play_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { ConnectionLoss, ConnectionState, type Shown } from "../api/adoube/v1/page_pb";

interface Told<M> {
  movesFrom: number;
  moves: readonly M[];
}

/** The same list where nothing changed: then nothing is drawn again. */
export function withTold<M>(known: readonly M[], told: Told<M> | undefined): readonly M[] {
  if (!told) return known.length === 0 ? known : [];
  if (told.moves.length === 0 && told.movesFrom >= known.length) return known;
  return [...known.slice(0, told.movesFrom), ...told.moves];
}

/** An agent that is asked again tells the moves that are known already. */
export const sameMoves = (a: readonly { uci: string }[], b: readonly { uci: string }[]): boolean =>
  a.length === b.length && a.every(({ uci }, ply) => uci === b[ply]?.uci);

/** Why a link is lost that comes back to the same seat: nothing is known yet, or the way there is broken. */
const PASSING: Readonly<Record<ConnectionLoss, boolean>> = {
  [ConnectionLoss.UNSPECIFIED]: true,
  [ConnectionLoss.VENUE]: true,
  [ConnectionLoss.UPLINK]: true,
  [ConnectionLoss.REFUSED]: true,
  [ConnectionLoss.STRANGER]: false,
  [ConnectionLoss.SILENCE]: true,
  [ConnectionLoss.BROKEN]: true,
  [ConnectionLoss.SERVER]: true,
  [ConnectionLoss.RESEATED]: false,
  [ConnectionLoss.ELSEWHERE]: false,
  [ConnectionLoss.MISUNDERSTOOD]: false,
  [ConnectionLoss.STOPPING]: true,
};
/** Behind every move. */
const NO_MOVES = { movesFrom: 2 ** 32 - 1, moves: [] };

/** An agent that was started anew has no seat until it is connected: meanwhile what was there stays in sight,
 * as of then, and nothing can be done. */
export function heldOver(was: Shown | null, is: Shown): Shown {
  const { connection } = is;
  const state = connection?.state ?? ConnectionState.UNSPECIFIED;
  const why = connection?.why ?? ConnectionLoss.UNSPECIFIED;
  const finds =
    state === ConnectionState.JOINING || (state === ConnectionState.LOST && PASSING[why]);
  if (is.seat || !was?.seat || !was.board || !finds) return is;
  const board = { ...was.board, ...NO_MOVES, may: undefined };
  const local = was.local && {
    ...was.local,
    legal: [],
    pending: PlayCommandKind.UNSPECIFIED,
    pendingMove: "",
    clocksOld: true,
  };
  return { ...is, seat: was.seat, board, local };
}

/** Which ruling waits for a player to confirm that they have seen it; empty where none does. */
export function rulingToConfirm(shown: Shown | null): string {
  const { stage = GameStage.UNSPECIFIED, ruling } = shown?.board ?? {};
  if (!ruling?.whenReady || stage === GameStage.FINISHED) return "";
  return [ruling.incident, ruling.ruling, ruling.remedy].join(" ");
}
