// The wall of a venue: a device that falls silent, an order, the uplink down.
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
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

test("ven_4 a device that dies is in trouble on the wall", { skip: missing }, async () => {
  const page = await person(browser, { viewport: { width: 1600, height: 900 } });
  await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  const tiles = page.locator("a[href^='#/device/']");
  await tiles.nth(2).waitFor();
  await accessible(page, "the wall");
  await shot(page, "wall");
  await event.kill("madrid-3");
  await page.locator("a[href='#/device/madrid-3'].silent, a[href='#/device/madrid-3'].alarm").first().waitFor();
  await shot(page, "wall-silent");
  quiet(page);
});

test("ven_4 the wall works while the coordinator is away", { skip: missing }, async () => {
  await event.kill("coordinator");
  const page = await person(browser);
  await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await page.locator("a[href='#/device/madrid-1']").first().click();
  await page.getByRole("dialog").waitFor();
  await accessible(page, "a device");
  await shot(page, "wall-device");
  event.startCoordinator();
  quiet(page);
});
