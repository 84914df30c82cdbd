// An incident whose game another game replaced, and that two officials close: the console says why, and by whom.
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";

let event, browser;
before(async () => {
  if (missing) return;
  event = await Event.playing([/^four_eyes = false$/m, "four_eyes = true"]);
  browser = await open();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

/** The device at which White of board 1.1 sits. */
const seat = () => event.adoube("watch", "--once").match(/((?:madrid|chennai)-\d) +\S.*? +1\.1 +[Ww]hite/)[1];

test("dis_5 evt_6 an incident opens on the game being played, and says why its first game was replaced", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByText("No open incidents").waitFor();
  const device = seat();
  await event.kill(device);
  const row = page.locator("a[href='#/incidents/1']");
  await row.waitFor();
  event.adoube("board", "reverse-colours", "1.1", "--yes", "--reason", "the pairing was entered wrongly");
  await row.click();
  await page.getByRole("button", { name: /^1\.1 Black,\s*game 2$/ }).waitFor();
  await page.getByText(/^1\.1: game 2 replaced game 1 at .*: colours reversed \(Chief Arbiter\): the pairing/).waitFor();
  await page.getByRole("button", { name: /^1\.1 White,/ }).scrollIntoViewIfNeeded();
  await shot(page, "incident-replaced");
  await page.getByRole("button", { name: /^1\.1 Black,\s*game 2$/, pressed: true }).waitFor();
  await page.getByText(/^clocks stopped/).first().waitFor();
  await page.getByRole("button", { name: /^1\.1 White,\s*game 1$/ }).click();
  await page.getByText("replaced by game 2", { exact: true }).waitFor();
  await page.getByRole("definition").getByText(/colours reversed \(Chief Arbiter\): the pairing was entered wrongly$/).waitFor();
  await accessible(page, "an incident whose game was replaced");
  await page.getByText("replaced by game 2", { exact: true }).scrollIntoViewIfNeeded();
  await shot(page, "incident-replaced-first-game");

  // Two officials close it: the list says that it waits, and then both are named.
  event.startKiosk(device);
  await page.getByText("connected again").first().waitFor();
  event.adoube("clock", "resume", "1.1", "--yes", "--reason", "both sit right");
  event.adoube("incident", "1", "--close", "--yes", "--reason", "the game began again");
  await row.getByText("Chief Arbiter proposed to close it: a second official has to agree").waitFor();
  await accessible(page, "a closing that waits");
  await shot(page, "incident-closing-waits");
  event.adoube("--as", "arbiter", "incident", "1", "--close", "--yes", "--reason", "I agree");
  await page.getByText(/^Closed .*: proposed by Chief Arbiter \(“the game began again”\), approved by Arbiter: I agree$/).waitFor();
  await page.getByText(/^Closed /).scrollIntoViewIfNeeded();
  await shot(page, "incident-closed-by-two");
  quiet(page);
});
