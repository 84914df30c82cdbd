// High contrast, as an official chooses it, and as it is found at the next visit.
import { expect, test } from "vitest";
import { Drawn } from "../dev/stand/drawn.svelte";
import { Contrast } from "./contrast.svelte";
import Box from "./Contrast.svelte";
import { language } from "./i18n.svelte";

test("acc_3 high contrast is chosen at once, and kept", () => {
  language.code = "en";
  localStorage.clear();
  const root = document.documentElement;
  const drawn = new Drawn(Box, {});
  const box = document.querySelector<HTMLInputElement>("input");
  expect([drawn.text.trim(), box?.checked]).toEqual(["High contrast", false]);
  box?.click();
  expect(root.dataset.contrast).toBe("more");

  delete root.dataset.contrast;
  const later = new Contrast();
  later.apply();
  expect([later.high, root.dataset.contrast]).toEqual([true, "more"]);
  later.set(false);
  expect([new Contrast().high, root.dataset.contrast]).toEqual([false, "normal"]);
});
