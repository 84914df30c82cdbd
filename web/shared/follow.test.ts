// A stream that breaks, is silent, comes back: what the page says of it meanwhile.
import { Code, ConnectError } from "@connectrpc/connect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Follower, STALE } from "./follow.svelte";
import { pulse } from "./pulse.svelte";
import type { Why } from "./refusal";

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Streams that a test feeds and breaks. */
class Wire {
  opened = 0;
  taken: number[] = [];
  out: Why | null = null;
  #give: ((news: number) => void) | null = null;
  #break: ((error: unknown) => void) | null = null;

  follower: Follower<number>;

  constructor(atOnce = false, near = false) {
    this.follower = new Follower<number>({
      atOnce,
      near,
      open: (signal) => this.#open(signal),
      take: (news) => this.taken.push(...news),
      signedOut: (why) => (this.out = why),
    });
  }

  async *#open(signal: AbortSignal): AsyncGenerator<number> {
    this.opened += 1;
    const waiting: number[] = [];
    let wake = () => {};
    let broken: unknown = null;
    this.#give = (news) => (waiting.push(news), wake());
    this.#break = (error) => ((broken = error), wake());
    signal.addEventListener("abort", () =>
      this.#break?.(new ConnectError("aborted", Code.Canceled)),
    );
    for (;;) {
      while (waiting.length > 0) yield waiting.shift() ?? 0;
      if (broken) throw broken;
      await new Promise<void>((done) => (wake = done));
    }
  }

  async give(news: number, ms = 50) {
    this.#give?.(news);
    await vi.advanceTimersByTimeAsync(ms);
  }

  async cut(code = Code.Unavailable) {
    this.#break?.(new ConnectError("the connection broke", code));
    await vi.advanceTimersByTimeAsync(0);
  }
}

async function started(atOnce = false, near = false): Promise<Wire> {
  const wire = new Wire(atOnce, near);
  wire.follower.start();
  await vi.advanceTimersByTimeAsync(0);
  return wire;
}

/** Time goes by, and the page's own heartbeat with it. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  pulse.now = performance.now();
}

test("what came is told once, in order, and is fresh", async () => {
  const wire = await started();
  expect(wire.follower.state).toBe("connecting");
  await wire.give(1);
  await wire.give(2);
  await pass(100);
  expect([wire.taken, wire.follower.state, wire.follower.stale]).toEqual([[1, 2], "live", false]);
});

test("what comes waits for a frame with others, unless it is to be shown as it comes", async () => {
  for (const [atOnce, taken] of [
    [false, []],
    [true, [1, 2]],
  ] as const) {
    const wire = await started(atOnce);
    await wire.give(1, 1);
    await wire.give(2, 1);
    expect(wire.taken).toEqual(taken);
    await pass(40);
    expect(wire.taken).toEqual([1, 2]);
  }
});

test("a machine that slept wakes to what is old, and as old as its sleep was long", async () => {
  const wire = await started();
  await wire.give(1);
  // Its monotonic clock stood meanwhile, and so did every timer.
  vi.setSystemTime(Date.now() + 1_800_000);
  await pass(1_000);
  expect([wire.follower.state, wire.follower.stale]).toEqual(["lost", true]);
  expect(wire.follower.age).toBeGreaterThan(1_800_000);
  await pass(1_000);
  await wire.give(2);
  await pass(50);
  expect([wire.opened, wire.taken, wire.follower.stale]).toEqual([2, [1, 2], false]);
});

test("what waits for a frame as it is stopped is not taken: another stream is followed by then", async () => {
  const wire = await started();
  await wire.give(1);
  await wire.give(2, 1);
  wire.follower.stop();
  await pass(200);
  expect([wire.taken, wire.follower.stale]).toEqual([[1], false]);
});

test("without a word it is stale after two and a half seconds, though nothing broke", async () => {
  const wire = await started();
  await wire.give(1);
  await pass(STALE - 200);
  expect(wire.follower.stale).toBe(false);
  await pass(400);
  expect([wire.follower.state, wire.follower.stale]).toEqual(["live", true]);
});

test("a connection that is silent for long is given up and made anew", async () => {
  const wire = await started();
  await wire.give(1);
  await pass(8_000);
  expect(wire.opened).toBe(2);
});

test("a broken connection is told at once, tried again after longer and longer, and comes back", async () => {
  const wire = await started();
  await wire.give(1);
  await wire.cut();
  expect([wire.follower.state, wire.follower.stale]).toEqual(["lost", true]);
  expect(wire.follower.why?.text).toBe("the connection broke");
  for (const [pause, opened] of [
    [499, 1],
    [2, 2],
  ]) {
    await pass(pause ?? 0);
    expect(wire.opened).toBe(opened);
  }
  await wire.cut();
  await pass(900);
  expect(wire.opened).toBe(2);
  await pass(200);
  expect(wire.opened).toBe(3);
  await wire.give(7);
  expect([wire.follower.state, wire.taken]).toEqual(["live", [1, 7]]);
});

test("ven_4 a server on this machine is asked four times a second, for as long as it is away", async () => {
  const wire = await started(false, true);
  await wire.give(1);
  for (let times = 2; times < 40; times += 1) {
    await wire.cut();
    await pass(249);
    expect(wire.opened).toBe(times - 1);
    await pass(2);
    expect(wire.opened).toBe(times);
  }
});

test("it is tried at once when the network is back", async () => {
  const wire = await started();
  for (let times = 0; times < 6; times += 1) {
    await wire.cut();
    await pass(10_000);
  }
  await wire.cut();
  const { opened } = wire;
  page.dispatchEvent(new Event("online"));
  await pass(0);
  expect(wire.opened).toBe(opened + 1);
});

test("who is no longer signed in is told so, and nothing is tried again", async () => {
  const wire = await started();
  await wire.give(1);
  await wire.cut(Code.Unauthenticated);
  await pass(60_000);
  expect([wire.opened, wire.out?.text]).toEqual([1, "the connection broke"]);
});
