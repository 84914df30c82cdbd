// A board as it is watched: its last view, and both clocks as they were last told.
import type { BoardTick, BoardView } from "../api/adoube/v1/event_pb";
import type { Side } from "../api/adoube/v1/common_pb";
import { ms, name } from "../shared/wire";
import { shortage } from "./boards/shortage";

export interface ShownClocks {
  white: number;
  black: number;
  running: Side;
}

function clocksOf(view: BoardView): ShownClocks {
  const { clocks } = view;
  return { white: ms(clocks?.white), black: ms(clocks?.black), running: clocks?.running ?? 0 };
}

export class LiveBoard {
  readonly key: string;
  readonly number: number;
  view: BoardView;
  clocks: ShownClocks;
  /** How short of time it is (`shortage`): who sorts by it hears of no clock. */
  short: number;
  /** The incidents in which a ruling on it is due, the oldest first. A board knows nothing of a page that is gone. */
  due = $state.raw<readonly number[]>([]);
  #followers = new Set<(view: BoardView) => void>();

  constructor(view: BoardView) {
    this.key = name(view.board);
    this.number = view.board?.board ?? 0;
    this.view = $state.raw(view);
    this.clocks = $state.raw(clocksOf(view));
    this.short = $state(shortage(view.state, clocksOf(view)));
  }

  /** Told anew with every incident: for most boards the same. */
  waitsIn(incidents: readonly number[]) {
    if (incidents.join() !== this.due.join()) this.due = incidents;
  }

  change(view: BoardView) {
    this.view = view;
    this.#show(clocksOf(view));
    this.#followers.forEach((take) => take(view));
  }

  /** Each view, also those between two frames, of which only the last is drawn. Ends with what it returns. */
  follow(take: (view: BoardView) => void): () => void {
    this.#followers.add(take);
    return () => this.#followers.delete(take);
  }

  tick(tick: BoardTick) {
    this.#show({ white: ms(tick.white), black: ms(tick.black), running: tick.running });
  }

  #show(clocks: ShownClocks) {
    this.clocks = clocks;
    this.short = shortage(this.view.state, clocks);
  }
}
