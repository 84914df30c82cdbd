// What the wall tells of a device that died and came back: its history, as the venue's node kept it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  accessible,
  missing,
  open,
  person,
  quiet,
  shot,
} from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-3";

let event, browser;
before(async () => {
  if (missing) return;
  event = await Event.playing();
  browser = await open();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

/** How it stands now, as the command line tells it. */
const now = () => {
  const seen = JSON.parse(
    event.adoube("watch", "--venue", "madrid", "--once", "--json"),
  );
  return seen.devices.find(({ device }) => device === DEVICE) ?? {};
};

test(
  "ven_4 a device's history is told to whoever comes later",
  { skip: missing },
  async () => {
    await until("it is there", () => now().state === "ready");
    await event.kill(DEVICE);
    await until("it is gone", () => ["silent", "lost"].includes(now().state));
    event.startKiosk(DEVICE);
    await until("it is back", () => now().state === "ready");

    // The page was not there when it happened.
    const page = await person(browser);
    await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
    await page.locator(`a[href='#/device/${DEVICE}']`).first().click();
    const dialog = page.getByRole("dialog");
    const happened = dialog.locator("section", {
      hasText: "History",
    });
    const plays = (word) => ["playing", "paused"].includes(word);
    await until(
      "the newest first: playing, disconnected before, playing before that",
      async () => {
        const words = await happened.locator("li strong").allTextContents();
        const gone = words.indexOf("disconnected");
        return words[0] === "ready" && gone > 0 && words.slice(gone).includes("ready");
      },
    );
    const chart = dialog.getByRole("img", {
      name: /^Round-trip times: [\d.]+ ms to the venue’s broker/,
    });
    await chart.waitFor();
    assert.match(await chart.locator("path.venue").getAttribute("d"), /^M/);
    await accessible(page, "a device's history");
    await shot(page, "wall-history");
    quiet(page);
  },
);
