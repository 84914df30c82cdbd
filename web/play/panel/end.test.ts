import { afterEach, expect, test, vi } from "vitest";
import { atEnd, keepEnd } from "./end";

afterEach(() => vi.unstubAllGlobals());

/** A list with a height of its own, as a browser has it. */
class List extends EventTarget {
  scrollTop = 0;
  clientHeight = 200;
  scrollHeight = 600;
  firstElementChild = new EventTarget();

  scrollTo({ top }: { top: number }) {
    this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
    this.dispatchEvent(new Event("scroll"));
  }
}

function kept() {
  let resized = () => {};
  const watched: unknown[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = (what: unknown) => void watched.push(what);
      disconnect = () => (watched.length = 0);
    },
  );
  const list = new List();
  list.scrollTo({ top: 600 });
  const leave = keepEnd(list as unknown as HTMLElement);
  return { list, watched, leave, resize: () => resized() };
}

test("brd_2 the last move stays in sight when notices take room or the type grows", () => {
  const { list, watched, leave, resize } = kept();
  list.clientHeight = 90;
  resize();
  expect(atEnd(list)).toBe(true);
  list.scrollHeight = 900;
  resize();
  expect(list.scrollTop).toBe(810);
  // Its own size, and its content's.
  expect(watched).toEqual([list, list.firstElementChild]);
  leave();
  expect(watched).toEqual([]);
});

test("brd_2 a scroll that is reported after the list has shrunk is nobody's scrolling", () => {
  const { list, resize } = kept();
  list.scrollHeight = 630;
  list.scrollTop = 430;
  list.clientHeight = 90;
  list.dispatchEvent(new Event("scroll"));
  resize();
  expect(atEnd(list)).toBe(true);
});

test("who has scrolled back to read is left where he is", () => {
  const { list, resize } = kept();
  list.scrollTo({ top: 100 });
  list.clientHeight = 90;
  resize();
  expect(list.scrollTop).toBe(100);
  list.scrollTo({ top: 600 });
  list.clientHeight = 60;
  resize();
  expect(atEnd(list)).toBe(true);
});
