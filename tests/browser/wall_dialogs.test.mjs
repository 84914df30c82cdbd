// What happens on the wall while a dialog covers it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

/** Whether nothing lies over its middle, and it is not scrolled away. */
const inSight = (locator) =>
  locator.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return it.contains(there);
  });

let event, browser;
after(async () => {
  await browser?.close();
  await event?.close();
});

test("ven_4 a dialog tells of the trouble that it covers, one click to it", { skip: missing }, async () => {
  event = await Event.playing();
  browser = await open();
  const page = await person(browser, { viewport: { width: 1280, height: 720 } });
  await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  const lost = event.adoube("watch", "--once").match(/(madrid-\d) +\S.*? +1\.1 /)[1];
  const other = lost === "madrid-1" ? "madrid-2" : "madrid-1";
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByText("No other alarms.").waitFor();

  await event.kill(lost);
  const told = settings.getByRole("list", { name: "Elsewhere in the hall" });
  await told.getByRole("link", { name: new RegExp(`^${lost}`) }).waitFor();
  await settings.getByRole("alert").filter({ hasText: lost }).waitFor({ state: "attached" });
  await told.getByRole("button", { name: "1 incident" }).waitFor();
  await accessible(page, "a dialog with trouble behind it");
  await shot(page, "wall-dialog-trouble");

  // To the device and back, and to where incidents stand.
  await told.getByRole("link", { name: new RegExp(`^${lost}`) }).click();
  const device = page.getByRole("dialog", { name: lost });
  await device.waitFor();
  // Its own incident is told as its own, and how it is stays in sight at the end of the dialog too.
  await device.getByText(/^Incident \d+$/).first().waitFor();
  assert.equal(await device.getByRole("button", { name: "1 incident" }).count(), 0);
  // What can be done comes before what happened.
  const [orders, history] = await Promise.all(
    ["Orders", "History"].map(
      async (name) => (await device.getByRole("heading", { name, exact: true }).boundingBox()).y,
    ),
  );
  assert.ok(orders < history, `${orders} ${history}`);
  await device.getByRole("heading", { name: "Orders and results" }).scrollIntoViewIfNeeded();
  const state = device.getByText("disconnected", { exact: true }).first();
  assert.ok(await inSight(state), "the state of a device whose orders are looked at");
  await page.keyboard.press("Escape");
  await device.waitFor({ state: "detached" });
  // In another's dialog it is told as somebody else's.
  await page.evaluate((id) => (location.hash = `#/device/${id}`), other);
  const well = page.getByRole("dialog", { name: other });
  await well.getByText("Elsewhere in the hall:").waitFor();
  await well.getByRole("button", { name: "1 incident" }).waitFor();
  await page.keyboard.press("Escape");
  await well.waitFor({ state: "detached" });
  await told.getByRole("button", { name: "1 incident" }).click();
  await settings.waitFor({ state: "detached" });
  await until("the calls and incidents have the focus", () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") === "Calls and incidents"),
  );
  assert.equal(await page.getByRole("dialog").count(), 0);
  quiet(page);
});
