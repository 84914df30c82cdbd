// The round as it is being watched: whole at first, then as it changes.
import type { Client } from "@connectrpc/connect";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type {
  BoardTick,
  BoardView,
  Event,
  HoldView,
  VenueView,
  WatchReply,
} from "../api/adoube/v1/event_pb";
import type { IncidentBrief } from "../api/adoube/v1/incident_pb";
import { Follower } from "../shared/follow.svelte";
import type { Why } from "../shared/refusal";
import { ms, name } from "../shared/wire";
import { dueOn } from "./incidents/stages";
import { LiveBoard } from "./liveBoard.svelte";
import { heardAt, type HeardAt } from "./venues/before";

/** Venues tell every second; one that did not for so long, ms, hangs, though its link may still stand. */
const SILENT = 3_000;

/** A venue as it was told, and when that was (`pulse` time): its devices' ages count on from there. */
export interface HeardVenue {
  view: VenueView;
  at: number;
  /** When each of its devices was heard last. */
  heard: HeardAt;
}

export interface Asked {
  event: Client<typeof Event>;
  tournament: string;
  signedOut: (why: Why) => void;
}

export class Live {
  boards = new SvelteMap<string, LiveBoard>();
  venues = new SvelteMap<string, HeardVenue>();
  /** Venues that are connected and were not heard for seconds: what they told is old. */
  silent = new SvelteSet<string>();
  incidents = new SvelteMap<number, IncidentBrief>();
  holds = new SvelteMap<number, HoldView>();
  /** Holds of the round whose reason was not given yet, also those that are over. */
  unexplained = new SvelteMap<number, HoldView>();
  round = $state(0);
  /** The round that was asked for; 0 for the one that is being played. */
  wanted = $state(0);
  /** Everything known at the start has come. */
  current = $state(false);
  /** Coordinator time of the last tick, ms; and how fast it runs against real time. */
  time = $state(0);
  speed = $state(1);
  follower = $state.raw() as Follower<WatchReply>;

  /** When the last tick came (`pulse` time), and the latest coordinator time that was told of something that happened. */
  #ticked = 0;
  #newest = 0;
  #asked: Asked;
  /** What was there before a stream began anew, and has not been told again yet. */
  #doubtful = {
    boards: new Set<string>(),
    venues: new Set<string>(),
    incidents: new Set<number>(),
  };

  constructor(asked: Asked) {
    this.#asked = asked;
    this.follower = this.#follower();
  }

  #follower() {
    return new Follower<WatchReply>({
      open: (signal) => {
        const { event, tournament } = this.#asked;
        return event.watch({ tournament, round: this.wanted, ticks: true }, { signal });
      },
      take: (news) => news.forEach((reply) => this.#take(reply)),
      signedOut: this.#asked.signedOut,
    });
  }

  start() {
    return this.follower.start();
  }

  stop() {
    this.follower.stop();
  }

  /** Watches another round. */
  turnTo(round: number) {
    this.stop();
    this.wanted = round;
    this.follower = this.#follower();
    this.follower.start();
  }

  /** Real time since a coordinator time, ms, by what the coordinator last told of its clock; while nothing is heard it
   * counts on by the age of that, so that no age stands still. */
  since(at: number): number {
    return Math.max(0, this.time - at) / this.speed + this.follower.unheard;
  }

  /** The incidents of a board in a text that changes when one of them does: its stage, its cause, who is away. */
  incidentsOf(board: string): string {
    const own = [...this.incidents.values()].filter((one) => one.boards.map(name).includes(board));
    const shown = own.map((one) => [one.number, one.stage, one.causeText, one.certainty, one.away]);
    return shown.join("; ");
  }

  /** Coordinator time of the last that was heard, ms: news comes between two ticks, and is no younger than what it tells. */
  get asOf(): number {
    const heard = this.follower.heard ?? 0;
    const later = this.time > 0 ? Math.max(0, heard - this.#ticked) * this.speed : 0;
    return Math.max(this.time + later, this.#newest);
  }

  #take({ body }: WatchReply) {
    switch (body.case) {
      case "begin":
        return this.#begin(body.value.round, Number(body.value.time), body.value.speed);
      case "board":
        return this.#board(body.value);
      case "venue":
        this.#doubtful.venues.delete(body.value.venue);
        this.#venue(body.value, performance.now());
        return this.#listen(body.value);
      case "incident":
        this.#doubtful.incidents.delete(body.value.number);
        this.incidents.set(body.value.number, body.value);
        this.#newest = Math.max(this.#newest, ms(body.value.opened));
        return this.#mark();
      case "hold":
        if (body.value.reason === "") this.unexplained.set(body.value.hold, body.value);
        else this.unexplained.delete(body.value.hold);
        if (body.value.ended) this.holds.delete(body.value.hold);
        else this.holds.set(body.value.hold, body.value);
        return;
      case "ticks":
        this.#tick(Number(body.value.time));
        this.#ticks(body.value.boards);
        this.venues.forEach(({ view }) => this.#listen(view));
        return;
      case "current":
        return this.#current();
    }
  }

  #begin(round: number, time: number, speed: number) {
    // Another round: nothing of the one before is to be mixed with it.
    if (round !== this.round) this.boards.clear();
    this.#doubtful = {
      boards: new Set(this.boards.keys()),
      venues: new Set(this.venues.keys()),
      incidents: new Set(this.incidents.keys()),
    };
    this.holds.clear();
    this.unexplained.clear();
    this.round = round;
    this.#tick(time);
    this.speed = Number.isFinite(speed) && speed > 0 ? speed : 1;
    this.current = false;
  }

  #tick(time: number) {
    this.time = time;
    this.#ticked = performance.now();
  }

  #board(view: BoardView) {
    const key = name(view.board);
    if (!view.board) return;
    if (this.round === 0) this.round = view.board.round;
    if (view.board.round !== this.round) return;
    this.#doubtful.boards.delete(key);
    const known = this.boards.get(key);
    if (known) known.change(view);
    else {
      this.boards.set(key, new LiveBoard(view));
      // Of those that are told at the beginning all at once, when the last one has come.
      if (this.current) this.#mark();
    }
  }

  /** On which boards a ruling is due. */
  #mark() {
    const due = dueOn(this.incidents.values());
    this.boards.forEach((board, key) => board.waitsIn(due.get(key) ?? []));
  }

  #ticks(boards: BoardTick[]) {
    const { round } = this;
    for (const tick of boards) this.boards.get(`${round}.${tick.board}`)?.tick(tick);
  }

  #venue(view: VenueView, at: number) {
    const heard = heardAt(view.devices, at, this.venues.get(view.venue)?.heard);
    this.venues.set(view.venue, { view, at, heard });
  }

  /** By the coordinator's clock alone: when it heard the venue, and what time it has now. */
  #listen({ venue, connected, lastContact }: VenueView) {
    if (connected && this.since(ms(lastContact)) > SILENT) this.silent.add(venue);
    else this.silent.delete(venue);
  }

  /** What was not told again is gone. */
  #current() {
    this.#doubtful.boards.forEach((key) => this.boards.delete(key));
    this.#doubtful.venues.forEach((key) => {
      this.venues.delete(key);
      this.silent.delete(key);
    });
    this.#doubtful.incidents.forEach((key) => this.incidents.delete(key));
    this.#mark();
    this.current = true;
  }
}
