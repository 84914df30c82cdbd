// A flag that falls while its player is away: the console says that the result waits, until it is ruled.
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";

const WORDS = "the flag fell on 1.1: the result needs a ruling";

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

test("dis_2 dis_7 the console says that a fallen flag waits for a ruling", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByText("No open incidents").waitFor();
  // After three half-moves Black is to move: it is his clock that runs.
  const seat = event.adoube("watch", "--once").match(/((?:madrid|chennai)-\d) +\S.*? +1\.1 +[Bb]lack/)[1];
  await event.kill(seat);
  const row = page.locator("a[href='#/incidents/1']");
  await row.waitFor();
  event.adoube("clock", "set", "1.1", "--black", "0:00:02", "--yes", "--reason", "to see a flag fall");
  await row.getByText(WORDS).waitFor();
  await accessible(page, "a flag that waits, in the list");
  await shot(page, "incident-flag-row");
  await row.click();
  await page.locator("p.flag", { hasText: WORDS }).first().waitFor();
  await page.getByText(/^Black’s at \d.*, while Black was disconnected/).waitFor();
  await accessible(page, "a flag that waits");
  await shot(page, "incident-flag");

  event.adoube("rule", "1", "result", "absent-loses", "--yes", "--reason", "he was away for good");
  await row.getByText(WORDS).waitFor({ state: "detached" });
  quiet(page);
});
