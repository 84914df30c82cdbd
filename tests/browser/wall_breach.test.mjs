// What the event forbids happens on a device: how soon it stands on the venue's wall, from a file of the device's machine that
// changes to the frame that an official sees.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Machine, missing, profiled } from "./kit/lock.mjs";
import { end } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-1";
const TRIALS = 6;
/** An official is to see a breach within a second. */
const SECOND = 1_000;

let event, browser, machine;
after(async () => {
  await browser?.close();
  await event?.close();
  if (machine) await end(machine.daemon);
});

const now = () => performance.timeOrigin + performance.now();

/** When the text is on the page for the first time from now on, after the frame that shows it; it must not be there yet. */
const shown = (page, text) =>
  page.evaluate(
    (text) =>
      new Promise((resolve, reject) => {
        const isThere = () => document.body.innerText.includes(text);
        if (isThere()) return reject(new Error(`it is there already: ${text}`));
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
            painted.port2.postMessage(0);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

test("ven_2 a breach is on the wall within a second", { skip: missing }, async () => {
  event = await Event.unchecked(...profiled);
  machine = new Machine(event, DEVICE);
  event.startPage(DEVICE);
  browser = await open();
  const page = await person(browser, { viewport: { width: 1600, height: 900 } });
  await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  let device;
  const isLocked = () => {
    const { devices } = JSON.parse(event.adoube("watch", "--venue", "madrid", "--once", "--json"));
    device = devices.find(({ device }) => device === DEVICE);
    return device?.lockdown?.state === "engaged";
  };
  await until(`the venue knows that ${DEVICE} is locked`, isLocked, () => `${DEVICE}: ${JSON.stringify(device)}`);
  await page.locator(`a[href='#/device/${DEVICE}']`).first().waitFor();
  const took = [];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    // Somewhere between two looks of the daemon and of the node.
    await pause(130 * trial);
    const told = shown(page, "lock broken: screens");
    await pause(50);
    const began = now();
    machine.screen("HDMI-A-1", "connected");
    took.push((await told) - began);
    if (trial === 0) await shot(page, "wall-breach");
    machine.screen("HDMI-A-1", "disconnected");
    await page.getByText("lock broken: screens").first().waitFor({ state: "detached" });
  }
  const sorted = took.toSorted((a, b) => a - b).map(Math.round);
  console.log(`from a second screen to the wall, ms: ${sorted.join(" ")}; target: ${SECOND}`);
  // A machine that is busy may hold up one of them.
  assert.ok(sorted.at(-2) < SECOND, `within a second: ${sorted}`);
  quiet(page);
});
