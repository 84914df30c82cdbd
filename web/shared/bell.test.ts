// A bell that was switched on at the last visit, on a page that nobody has touched yet.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bell } from "./bell.svelte";

const page = new EventTarget();
const kept = new Map<string, string>();

class Sound {
  state = "suspended";
  resume() {
    this.state = "running";
    return Promise.resolve();
  }
  createOscillator = () => this.#part();
  createGain = () => this.#part();
  currentTime = 0;
  destination = {};
  #part(): object {
    const part = {
      frequency: {},
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    };
    return Object.assign(part, { connect: (to: object) => to, start() {}, stop() {} });
  }
}

beforeEach(() => {
  kept.clear();
  kept.set("adoube-bell", "on");
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("window", {});
  vi.stubGlobal("AudioContext", Sound);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const moment = () => new Promise((done) => setTimeout(done, 5));

/** A press as browsers tell it: the button hears the click before the page does. */
async function press(button: () => void = () => undefined) {
  page.dispatchEvent(new Event("pointerdown"));
  await moment();
  button();
  page.dispatchEvent(new Event("click"));
  await moment();
}

test("it sounds again once the page is touched", async () => {
  const bell = new Bell();
  expect(bell.on).toBe(false);
  await press();
  expect(bell.on).toBe(true);
});

test("who presses its button, which says that it is off, switches it on and not off", async () => {
  const bell = new Bell();
  await press(() => void bell.switchTo(!bell.on));
  expect([bell.on, bell.wanted, kept.get("adoube-bell")]).toEqual([true, true, "on"]);
});
