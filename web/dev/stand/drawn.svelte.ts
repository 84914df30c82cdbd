// Draws a part of a page in a test, changes what it is given, presses its buttons.
import { flushSync, mount, unmount, type Component } from "svelte";
import Inside from "./Inside.svelte";

let drawn: Record<string, unknown> | undefined;

const settled = () => new Promise((done) => setTimeout(done));

export class Drawn {
  readonly props: Record<string, unknown>;

  constructor(part: unknown, props: Record<string, unknown>, around: () => void = () => {}) {
    this.props = $state(props);
    // What a test before it drew listens no more.
    if (drawn) void unmount(drawn);
    document.body.replaceChildren();
    const given = { around, part: part as Component<Record<string, unknown>>, props: this.props };
    drawn = mount(Inside, { target: document.body, props: given });
    flushSync();
  }

  /** It is drawn no more. */
  leave() {
    if (drawn) void unmount(drawn);
    drawn = undefined;
    flushSync();
  }

  /** What is given to it is another thing now. */
  async give(props: Record<string, unknown>) {
    Object.assign(this.props, props);
    await this.settle();
  }

  /** What was asked for is answered. */
  async settle() {
    flushSync();
    await settled();
    flushSync();
  }

  get text(): string {
    return (document.body.textContent ?? "").replace(/\s+/g, " ");
  }

  /** The button that says so; undefined for none. */
  button(says: string): HTMLButtonElement | undefined {
    const all = [...document.querySelectorAll("button")];
    return all.find((button) => button.textContent?.trim().startsWith(says));
  }

  async press(says: string) {
    const button = this.button(says);
    if (!button) throw new Error(`no button says ${says}: ${this.text}`);
    button.click();
    await this.settle();
  }

  async type(field: string, value: string) {
    const found = document.querySelector<HTMLInputElement>(field);
    if (!found) throw new Error(`no field ${field}: ${this.text}`);
    found.value = value;
    found.dispatchEvent(new Event("input", { bubbles: true }));
    found.dispatchEvent(new Event("change", { bubbles: true }));
    await this.settle();
  }
}
