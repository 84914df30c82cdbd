// Where a page begins that is gone to from another one.
import { expect, test, vi } from "vitest";
import { router } from "./router.svelte";

test("another place begins at its top, and the same one stays where it is", () => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const go = (hash: string) => {
    location.hash = hash;
    dispatchEvent(new Event("hashchange"));
    return scrolled.mock.calls.length;
  };
  const first = go("#/boards");
  expect(first).toBeGreaterThan(0);
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  expect(go("#/boards")).toBe(first);
  expect(go("#/board/1.3")).toBeGreaterThan(first);
  expect(router.at).toEqual({ page: "board", item: "1.3" });
});
