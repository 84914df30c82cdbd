// The Chief Arbiter sees a draft with names, seats and warnings before it is published, and takes a publication back.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";

let event, browser, page;

before(async () => {
  if (missing) return;
  event = await Event.paged();
  event.adoube("round", "start", "1", "--yes");
  for (const board of ["1.1", "1.2"]) event.adoube("result", board, "1/2-1/2", "--reason", "agreed", "--yes");
  event.adoube("round", "close", "1");
  // The first game again, and nobody plays the other one.
  const [first] = readFileSync(join(event.root, "round.pgn"), "utf8").split("\n\n*\n");
  writeFileSync(join(event.root, "again.pgn"), `${first.replace('"1.1"', '"2.1"')}\n\n*\n`);
  event.adoube("import", "pgn", join(event.root, "again.pgn"), "--round", "2");
  browser = await open();
  page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await page.evaluate(() => (location.hash = "#/round"));
});

after(async () => {
  await browser?.close();
  await event?.close();
});

test("evt_5 a draft is shown with names, seats and warnings before it is published", { skip: missing }, async () => {
  await page.getByRole("button", { name: "Publish the round…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish the round" });
  await dialog.getByText(/^board 1: Ding, Liren and Nepomniachtchi, Ian met in round 1 \(FIDE C\.04\.1\.2\)$/).waitFor();
  await dialog.getByText(/^no game and no bye: .*Caruana, Fabiano/).waitFor();
  const row = dialog.getByRole("row", { name: /^1 has a warning/ });
  assert.match(await row.textContent(), /Ding, Liren\s+madrid-1.*Nepomniachtchi, Ian\s+chennai-1|Ding, Liren\s+\S+-1/s);
  await dialog.getByText("Caruana, Fabiano: no game and no bye").waitFor();
  assert.match(event.adoube("round", "publish", "2", "--check"), /Ding, Liren \(.+-\d\) - .*\n.*warning: .*met in round 1/s);
  await accessible(page, "a draft before it is published");
  await shot(page, "console-publish");
  await dialog.getByRole("button", { name: "Publish the round", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("published", { exact: true }).waitFor();
  // What was warned of stays in sight, also for who comes later, with what the round is played with.
  await page.reload();
  const warnings = page.getByRole("list", { name: "Warnings of round 2" });
  await warnings.getByText(/^board 1: Ding, Liren and Nepomniachtchi, Ian met in round 1/).waitFor();
  await warnings.getByText(/^no game and no bye: .*; they count as absent \(Z\)$/).waitFor();
  await page.getByText(/^Time control: \d+ min/).first().waitFor();
  await accessible(page, "a round with warnings");
  await shot(page, "console-round-warnings");
  assert.match(event.adoube("describe"), /round 2: published.*\n +time control .*\n +warning: .*absent.*\n +warning: .*met in round 1/);
  quiet(page);
});

test("ven_1 a publication is taken back at the console, after it was shown what that undoes", { skip: missing }, async () => {
  event.adoube("clock", "set", "2.1", "--white", "0:10:00", "--reason", "agreed", "--yes");
  await page.getByRole("button", { name: "Unpublish the round…" }).click();
  const dialog = page.getByRole("dialog", { name: "Unpublish the round" });
  await dialog.getByText(/^board 2\.1: the clocks set by hand are cancelled \(White 0:10:00/).waitFor();
  assert.equal(await dialog.getByText("adoube clock set").count(), 0, "no command line on a page");
  await dialog.getByLabel("Reason").fill("a wrong pairing");
  await accessible(page, "a publication that is taken back");
  await shot(page, "console-unpublish");
  await dialog.getByRole("button", { name: "Unpublish the round", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("a draft", { exact: true }).waitFor();
  assert.match(event.adoube("describe"), /round 2\b.*draft/i);
  const published = event.adoube("round", "publish", "2");
  assert.match(published, /Ding, Liren \(.+-\d\) - .*warning: board 2\.1: the clocks.*`adoube clock set 2\.1/s, published);
  quiet(page);
});
