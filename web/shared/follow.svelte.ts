// A stream of news that outlives its connections, and how fresh what it told is.
import { pulse } from "./pulse.svelte";
import { why, type Why } from "./refusal";

/** News that is older than this is stale; so often the server says something. */
export const STALE = 2_500;
/** A connection that is silent for so long is taken for dead, whatever the browser thinks of it. */
const DEAD = 6_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** Both, where the server is near. */
const NEAR_PAUSE = 250;
/** News waits no longer than this to be shown when no frame is drawn. */
const HIDDEN = 100;

export interface Source<R> {
  open: (signal: AbortSignal) => AsyncIterable<R>;
  /** What came since the last frame, in order. */
  take: (news: R[]) => void;
  /** Little comes, and it is shown as it comes: to wait for a frame first costs one more. */
  atOnce?: boolean;
  /** The server is on this very machine, and comes back within a second: it is asked as often. */
  near?: boolean;
  /** The server does not know us (any more). */
  signedOut: (why: Why) => void;
  /** Whether the stream ended for good, for another reason; where it is left out it never does. */
  over?: (why: Why) => boolean;
}

export class Follower<R> {
  state = $state<"connecting" | "live" | "lost">("connecting");
  /** Why it was lost last. */
  why = $state.raw<Why | null>(null);
  /** When something was last heard, and when it is tried again (`pulse` time). */
  heard = $state<number | null>(null);
  retryAt = $state<number | null>(null);

  /** How old what is shown is, ms. */
  age = $derived(this.heard === null ? null : Math.max(0, pulse.now - this.heard));
  /** Set when it changes, and not worked out from the age: hundreds of clocks look at it. */
  stale = $state(true);
  /** What is to be added to the age of what happened, ms: nothing while it is told. No age stands still. */
  unheard = $derived(this.stale ? (this.age ?? 0) : 0);

  #source: Source<R>;
  #stop = new AbortController();
  #connection: AbortController | null = null;
  #wake: (() => void) | null = null;
  #waiting: R[] = [];
  #due = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** By how much the wall clock is ahead of the monotonic one, ms. */
  #ahead = Date.now() - performance.now();

  constructor(source: Source<R>) {
    this.#source = source;
  }

  start() {
    const { signal } = this.#stop;
    addEventListener("online", () => this.again(), { signal });
    addEventListener("offline", () => this.#connection?.abort("offline"), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.again(), {
      signal,
    });
    void this.#run();
    return () => this.stop();
  }

  stop() {
    this.#stop.abort();
    clearTimeout(this.#silence);
    this.#connection?.abort();
    this.#wake?.();
  }

  /** Tries at once. */
  again() {
    this.#wake?.();
  }

  async #run() {
    const [first, longest] = this.#source.near
      ? [NEAR_PAUSE, NEAR_PAUSE]
      : [FIRST_PAUSE, LONGEST_PAUSE];
    let pause = first;
    while (!this.#stop.signal.aborted) {
      const begun = performance.now();
      const ended = await this.#follow();
      if (this.#stop.signal.aborted) return;
      this.state = "lost";
      this.#old();
      this.why = ended;
      if (ended.signedOut) return this.#source.signedOut(ended);
      if (this.#source.over?.(ended)) return;
      // A connection that lasted was a good one.
      if (performance.now() - begun > LONGEST_PAUSE) pause = first;
      await this.#sleep(pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, longest);
    }
  }

  async #follow(): Promise<Why> {
    const connection = new AbortController();
    this.#connection = connection;
    let last = performance.now();
    const watch = setInterval(() => {
      if (this.#slept() || performance.now() - last > DEAD) connection.abort("silent");
    }, 1_000);
    try {
      for await (const reply of this.#source.open(connection.signal)) {
        last = performance.now();
        this.#tell(reply);
      }
      return why(new Error("the server ended the stream"));
    } catch (error) {
      return why(error);
    } finally {
      clearInterval(watch);
      connection.abort();
    }
  }

  #tell(reply: R) {
    this.#waiting.push(reply);
    // In a hidden tab no frame is drawn and timers sleep, but the bell has to ring.
    if (document.hidden || this.#source.atOnce) return this.#flush();
    if (this.#due) return;
    this.#due = true;
    // With the next frame, and soon also where none is drawn: in a window behind others.
    requestAnimationFrame(() => this.#flush());
    setTimeout(() => this.#flush(), HIDDEN);
  }

  #flush() {
    this.#due = false;
    const news = this.#waiting;
    this.#waiting = [];
    // What came before it was stopped, and waited for a frame, is of a stream that nobody follows any more.
    if (news.length === 0 || this.#stop.signal.aborted) return;
    this.heard = performance.now();
    if (this.#connection && !this.#connection.signal.aborted) this.#live();
    this.#source.take(news);
  }

  #live() {
    this.state = "live";
    this.stale = false;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#old(), STALE);
  }

  #old() {
    clearTimeout(this.#silence);
    this.stale = true;
  }

  /** Whether the machine slept: the browser's monotonic clock may have stood meanwhile, and what is shown is older by that.
   * A wall clock that was set costs a connection, no more. */
  #slept(): boolean {
    const ahead = Date.now() - performance.now();
    const slept = ahead - this.#ahead;
    this.#ahead = ahead;
    if (slept < STALE) return false;
    if (this.heard !== null) this.heard -= slept;
    this.#old();
    return true;
  }

  async #sleep(pause: number) {
    this.retryAt = performance.now() + pause;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, pause);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
    this.retryAt = null;
  }
}
