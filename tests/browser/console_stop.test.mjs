// Clocks are stopped with one click from every page of the console; why is asked for afterwards.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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

test("clk_6 one click stops all clocks, and the reason comes later", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  for (const place of ["#/boards", "#/venues", "#/board/1.1", "#/calls", "#/incidents"]) {
    await page.evaluate((to) => (location.hash = to), place);
    await page.locator("header").getByRole("button", { name: "Stop all clocks" }).waitFor();
  }
  await page.getByRole("button", { name: "Stop all clocks" }).first().click();
  const why = page.getByLabel("Why were all clocks stopped?");
  await why.waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.match(event.adoube("watch", "--once"), /pause 1.*reason missing/);
  await accessible(page, "the reason is missing");
  await shot(page, "console-stopped");
  await why.fill("fire alarm");
  await page.getByRole("button", { name: "Save reason" }).click();
  await why.waitFor({ state: "detached" });
  assert.match(event.adoube("watch", "--once"), /pause 1.*fire alarm/);
  const file = `${event.folder}-score.pgn`;
  event.adoube("export", "pgn", "--round", "1", "--out", file);
  const score = readFileSync(file, "utf8");
  assert.match(score.replace(/\s+/g, " "), /reason for pause 1, given later: fire alarm/);
  await page.locator("header").getByRole("button", { name: "Resume all boards…" }).click();
  const resuming = page.getByRole("dialog", { name: "Resume all boards" });
  await resuming.getByText("They were stopped because: fire alarm.").waitFor();
  await resuming.getByLabel("Reason").fill("all clear");
  await resuming.getByRole("button", { name: "Resume them" }).click();
  await resuming.waitFor({ state: "detached" });
  await page.locator("header").getByRole("button", { name: "Stop all clocks" }).waitFor();
  // So from a terminal.
  assert.match(event.adoube("clock", "pause", "1.2"), /clocks stopped; reason missing, give it with: adoube clock reason 1\.2 --reason TEXT/);
  event.adoube("clock", "reason", "1.2", "--reason", "a telephone rings");
  quiet(page);
});
