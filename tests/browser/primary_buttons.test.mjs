// No primary button that can be pressed leads to a command that would be refused: the console's and the wall's are walked in
// each state of a round.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { missing, open, person, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

let event, browser, chief, lta, wall;

before(async () => {
  if (missing) return;
  event = await Event.paged();
  browser = await open();
  const large = { viewport: { width: 1600, height: 1000 } };
  [chief, lta, wall] = [await person(browser, large), await person(browser, large), await person(browser, large)];
  await chief.goto(event.invitation("chief"));
  await lta.goto(event.invitation("lta-madrid"));
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  for (const page of [chief, lta]) await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await wall.getByRole("heading", { name: "Madrid" }).waitFor();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

const PAGES = ["incidents", "incidents/1", "boards", "board/1.1", "board/1.2", "calls", "round", "venues"];
const REFUSED = /would be refused|cannot do this now/i;
/** The answer of a dry run, ms. */
const ANSWER = 500;

/** Enabled primary buttons, and those that begin a command of a round, but for those that switch something on. */
const primary = (page) =>
  page.locator("button.main:enabled:not([aria-pressed]), .steps button:enabled, td button.main:enabled");

/** The names of enabled primary buttons on a page of the console. */
async function enabledAt(page, hash) {
  await page.evaluate((to) => (location.hash = to), `#/${hash}`);
  await page.waitForTimeout(ANSWER);
  return primary(page).evaluateAll((all) => all.map((one) => one.textContent.trim()));
}

/** Opens what each of them opens: nothing there says that it would be refused. */
async function walk(page, state, hashes) {
  for (const hash of hashes) {
    for (const name of await enabledAt(page, hash)) {
      // What acts at once has no dry run: pressing it is tested elsewhere.
      if (!name.endsWith("…")) continue;
      await primary(page).filter({ hasText: name }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      await page.waitForTimeout(ANSWER);
      const told = await dialog.innerText();
      assert.doesNotMatch(told, REFUSED, `${state}, ${hash}: ${name}`);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await dialog.waitFor({ state: "detached" });
    }
  }
}

const everybody = async (state) => {
  await walk(chief, state, PAGES);
  await walk(lta, state, ["board/1.1", "round"]);
};

test("end_8 clk_6 no enabled primary button would be refused, whatever the round is at", { skip: missing }, async () => {
  await everybody("before the start");
  event.adoube("round", "start", "1", "--yes");
  await everybody("started, both are absent");
  for (const device of ["madrid-1", "madrid-2", "chennai-1", "chennai-2"]) {
    const page = await person(browser);
    await page.goto(await event.address(device));
    await page.getByRole("button", { name: "I am here" }).click();
  }
  await until("the games go on", () => event.boards().every(({ state }) => state === "playing"));
  await everybody("running");
  event.adoube("clock", "pause", "1.1", "--reason", "a drill");
  await everybody("a board is paused");
  event.adoube("clock", "pause", "--round", "1", "--venue", "madrid", "--reason", "a drill");
  await everybody("a venue is stopped by the Chief Arbiter");
  await shot(lta, "console-stopped-by-chief");
  event.adoube("clock", "resume", "--round", "1", "--venue", "madrid", "--reason", "all clear");
  event.kill("madrid-2");
  await until("an incident is open", () => /incident 1/.test(event.adoube("watch", "--once")));
  await everybody("an incident is open");
  for (const board of ["1.1", "1.2"])
    event.adoube("result", board, "1/2-1/2", "--reason", "agreed", "--yes");
  await everybody("the games are over");
  event.adoube("round", "close", "1");
  await everybody("the round is closed");
});

test("ven_4 cut off from the coordinator nothing can be pressed, and every page says why", { skip: missing }, async () => {
  event.kill("coordinator");
  const why = "You can only watch until the connection is back.";
  await chief.getByText(why).waitFor();
  for (const hash of PAGES) assert.deepEqual(await enabledAt(chief, hash), [], hash);
  await shot(chief, "console-cut-off");
  const stop = wall.getByRole("button", { name: "Stop all clocks here" });
  await until("the wall cannot stop clocks", () => stop.isDisabled());
});
