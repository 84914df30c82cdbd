// A page that lost its connection says so, shows no clock as running, and catches up by itself.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { missing, open, person, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";

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

test("the console of a coordinator that is killed and comes back", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.evaluate(() => (location.hash = "#/boards"));
  await page.locator("a[href='#/board/1.1']").first().waitFor();
  await page.evaluate(() => (window.sameAsBefore = true));

  await event.kill("coordinator");
  await page.getByText("Connection lost").first().waitFor();
  await shot(page, "connection-lost");
  event.startCoordinator();
  await page.getByText("Connection lost").first().waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
});
