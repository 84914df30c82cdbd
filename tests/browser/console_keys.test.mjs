// The console without a mouse: its places, its search, its lists, and a ruling from the first key to the last.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { reach } from "./kit/keyboard.mjs";
import { until } from "./kit/until.mjs";

let event, browser, page;
before(async () => {
  if (missing) return;
  event = await Event.playing();
  browser = await open();
  page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByText("No open incidents").waitFor();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

const press = async (...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const at = () => page.evaluate(() => location.hash);

/** Two keys that belong together, again where the machine was too slow between them. */
const go = (key, place) =>
  until(place, async () => {
    await press("g", key);
    return (await at()) === place;
  });

test("keys lead to every place, and say which they are", { skip: missing }, async () => {
  await press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await help.getByText("Go to: Boards").waitFor();
  await accessible(page, "the keys");
  await press("Escape");
  await help.waitFor({ state: "detached" });
  for (const [key, place, heading] of [
    ["b", "#/boards", "Boards"],
    ["v", "#/venues", "Venues"],
    ["c", "#/calls", "Calls"],
    ["r", "#/round", "Round 1"],
    ["s", "#/access", "Access"],
    ["i", "#/incidents", "Incidents"],
  ]) {
    await go(key, place);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  quiet(page);
});

test("language and appearance are changed from the top of every place", { skip: missing }, async () => {
  await go("v", "#/venues");
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await accessible(page, "the settings");
  await settings.getByLabel("Language").selectOption("es");
  await page.getByRole("heading", { level: 1, name: "Sedes" }).waitFor();
  await shot(page, "console-settings");
  const spanish = page.getByRole("dialog", { name: "Ajustes" });
  await spanish.getByLabel("Idioma").selectOption("en");
  await page.getByRole("heading", { level: 1, name: "Venues" }).waitFor();
  await press("Escape");
  await settings.waitFor({ state: "detached" });
  quiet(page);
});

test("a list is gone through, and what is chosen is opened", { skip: missing }, async () => {
  await go("b", "#/boards");
  await page.getByRole("link", { name: "1.2" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  await press("j");
  assert.equal(await focused(), "#/board/1.1");
  await press("j");
  assert.equal(await focused(), "#/board/1.2");
  await press("k");
  assert.equal(await focused(), "#/board/1.1");
  await press("j", "Enter");
  await page.getByRole("heading", { level: 1, name: "Board 1.2" }).waitFor();
  quiet(page);
});

test("a player, a device and nobody are looked for", { skip: missing }, async () => {
  await press("/");
  const found = page.getByRole("option");
  await page.keyboard.type("nepo");
  await found.filter({ hasText: "Player" }).getByText("Nepomniachtchi, Ian", { exact: true }).waitFor();
  await accessible(page, "what is found");
  await shot(page, "console-search");
  const chosen = () => page.locator("[aria-selected=true]").textContent();
  assert.match(await chosen(), /Board/);
  await press("ArrowDown");
  assert.match(await chosen(), /Player/);
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Board 1.1" }).waitFor();

  // A key in the field is the field's.
  await press("/");
  await page.keyboard.type("gb nobody");
  await page.getByText("No results.").waitFor();
  assert.equal(await at(), "#/board/1.1");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("chennai-2");
  await found.filter({ hasText: "Device" }).getByText("chennai-2", { exact: true }).waitFor();
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Venues" }).waitFor();
  quiet(page);
});

test("dis_3 an incident is ruled by keyboard alone", { skip: missing }, async () => {
  await go("i", "#/incidents");
  const seat = event.adoube("watch", "--once").match(/(madrid-\d) +\S.*? +1\.1 /)[1];
  await event.kill(seat);
  const row = page.locator("a[href='#/incidents/1']");
  await row.waitFor();
  await press("j", "Enter");
  await page.getByText("is still disconnected").first().waitFor();
  event.startKiosk(seat);
  await page.getByText("is still disconnected").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Confirm ruling: resume/ }).first().waitFor();

  await reach(page, /^Confirm ruling: resume/);
  await press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  // The dialog begins at the field for the reason.
  await page.keyboard.type("the device was restarted");
  await accessible(page, "a ruling by keyboard");
  await reach(page, "Confirm ruling");
  await press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("the device was restarted").first().waitFor();
  await page.getByText("No open incidents").waitFor();
  quiet(page);
});
