// What happens on the wall while a dialog covers it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

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
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByText("Nobody else waits for you.").waitFor();

  await event.kill(lost);
  const told = settings.getByRole("list", { name: "Meanwhile in the hall" });
  await told.getByRole("link", { name: new RegExp(`^${lost}`) }).waitFor();
  await settings.getByRole("status").filter({ hasText: lost }).waitFor({ state: "attached" });
  await told.getByRole("button", { name: "1 incident" }).waitFor();
  await accessible(page, "a dialog with trouble behind it");
  await shot(page, "wall-dialog-trouble");

  // To the device and back, and to where incidents stand.
  await told.getByRole("link", { name: new RegExp(`^${lost}`) }).click();
  const device = page.getByRole("dialog", { name: lost });
  await device.waitFor();
  await page.keyboard.press("Escape");
  await device.waitFor({ state: "detached" });
  await told.getByRole("button", { name: "1 incident" }).click();
  await settings.waitFor({ state: "detached" });
  await until("the calls and incidents have the focus", () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") === "Calls and incidents"),
  );
  assert.equal(await page.getByRole("dialog").count(), 0);
  quiet(page);
});
