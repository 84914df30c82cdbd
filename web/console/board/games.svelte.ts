// The records of a board's games: read whole, then as its views bring them.
import { untrack } from "svelte";
import type { BoardEvent } from "../../api/adoube/v1/board_pb";
import type { BoardRef } from "../../api/adoube/v1/common_pb";
import type {
  BoardView,
  GameView,
  HoldView,
  IncidentTurn,
  SilenceTold,
} from "../../api/adoube/v1/event_pb";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";

type Ref = Pick<BoardRef, "round" | "board">;

/** Records of which a view has everything that a game read whole has: no holds, disconnections or rulings. */
const COMPLETE = new Set([
  undefined,
  "moved",
  "drawOffered",
  "drawDeclined",
  "physicalBoardShown",
  "headSigned",
]);

const isComplete = ({ event }: BoardEvent): boolean => COMPLETE.has(event.case);

/** Records in their order, each once: records that only one player sees leave gaps in their numbers. */
export function merged(events: readonly BoardEvent[], pushed: readonly BoardEvent[]): BoardEvent[] {
  const last = events.at(-1)?.sequence ?? 0n;
  return [...events, ...pushed.filter(({ sequence }) => sequence > last)];
}

export class Games {
  /** Of the board that is followed; none before they came. */
  events = $state.raw<BoardEvent[]>([]);
  holds = $state.raw<HoldView[]>([]);
  silences = $state.raw<SilenceTold[]>([]);
  /** How the incidents of the board were closed and opened again. */
  incidentTurns = $state.raw<IncidentTurn[]>([]);
  failure = $state("");
  #of = "";
  /** Records that came while the games were being read. */
  #pushed: BoardEvent[] = [];
  /** Whether the last reading is over and has everything up to the last view. */
  #isWhole = false;

  /** In an effect. Reads a board's games, and again when its views do not say everything: a kind of record that is not
   * complete, records that were missed before the stream began again, or a reading that failed. Ends with what it returns. */
  follow(desk: Desk, ref: Ref): () => void {
    const of = `${ref.round}.${ref.board}`;
    // Records of one board are never shown with another, even if the answer comes late.
    if (of !== this.#of) this.#show({ events: [], holds: [], silences: [], incidentTurns: [] });
    this.#of = of;
    this.#pushed = [];
    let stop = this.#read(desk, ref);
    const live = desk.live.boards.get(of);
    let sequence = untrack(() => live?.view.sequence);
    const leave = live?.follow((view: BoardView) => {
      const isMissed = view.events.length === 0 && view.sequence !== sequence;
      sequence = view.sequence;
      this.#pushed = merged(this.#pushed, view.events);
      if (isMissed || this.failure !== "" || !view.events.every(isComplete)) {
        stop();
        stop = this.#read(desk, ref);
      } else if (this.#isWhole) this.#append(this.events);
    });
    return () => {
      leave?.();
      stop();
    };
  }

  #read(desk: Desk, ref: Ref): () => void {
    this.#isWhole = false;
    const stop = new AbortController();
    void this.#take(desk, ref, stop.signal);
    return () => stop.abort();
  }

  async #take(desk: Desk, { round, board }: Ref, signal: AbortSignal) {
    try {
      const asked = { tournament: desk.tournament, round, board };
      for await (const game of desk.clients.event.games(asked, { signal })) {
        if (signal.aborted || game.board?.board !== board) continue;
        this.#show(game);
        this.#isWhole = true;
      }
      if (!signal.aborted) this.failure = "";
    } catch (error) {
      if (!signal.aborted) this.failure = told(desk.failed(error));
    }
  }

  #show(game: Pick<GameView, "events" | "holds" | "silences" | "incidentTurns">) {
    this.#append(game.events);
    this.holds = game.holds;
    this.silences = game.silences;
    this.incidentTurns = game.incidentTurns;
  }

  #append(events: readonly BoardEvent[]) {
    this.events = merged(events, this.#pushed);
    this.#pushed = [];
  }
}
