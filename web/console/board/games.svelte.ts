// The records of a board's games, asked for again whenever somebody says so.
import type { BoardEvent } from "../../api/adoube/v1/board_pb";
import type { BoardRef } from "../../api/adoube/v1/common_pb";
import type { GameView, HoldView, IncidentTurn, SilenceTold } from "../../api/adoube/v1/event_pb";
import { told } from "../../shared/refusal";
import type { Desk } from "../desk.svelte";

type Ref = Pick<BoardRef, "round" | "board">;

export class Games {
  /** Of the board that was asked for last; none before they came. */
  events = $state.raw<BoardEvent[]>([]);
  holds = $state.raw<HoldView[]>([]);
  silences = $state.raw<SilenceTold[]>([]);
  /** How the incidents of the board were closed and opened again. */
  incidentTurns = $state.raw<IncidentTurn[]>([]);
  failure = $state("");
  #of = "";

  /** What is given back stops it. */
  ask(desk: Desk, { round, board }: Ref): () => void {
    const of = `${round}.${board}`;
    // What happened at another board is not told of this one, however long the answer takes.
    if (of !== this.#of) this.#show({ events: [], holds: [], silences: [], incidentTurns: [] });
    this.#of = of;
    const stop = new AbortController();
    void this.#take(desk, { round, board }, stop.signal);
    return () => stop.abort();
  }

  async #take(desk: Desk, { round, board }: Ref, signal: AbortSignal) {
    try {
      const asked = { tournament: desk.tournament, round, board };
      for await (const game of desk.clients.event.games(asked, { signal }))
        if (!signal.aborted && game.board?.board === board) this.#show(game);
      this.failure = "";
    } catch (error) {
      if (!signal.aborted) this.failure = told(desk.failed(error));
    }
  }

  #show(game: Pick<GameView, "events" | "holds" | "silences" | "incidentTurns">) {
    this.events = game.events;
    this.holds = game.holds;
    this.silences = game.silences;
    this.incidentTurns = game.incidentTurns;
  }
}
