// Clocks are stopped from a venue's wall with one click, for the whole venue or for one game; the reason is given there
// afterwards, and there they are resumed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

let event, browser, wall;
before(async () => {
  if (missing) return;
  event = await Event.playing();
  browser = await open();
  wall = await person(browser, { viewport: { width: 1600, height: 900 } });
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
});
after(async () => {
  await browser?.close();
  await event?.close();
});

test("clk_6 one click at the wall stops the venue's clocks, and the reason comes later", { skip: missing }, async () => {
  const stop = wall.getByRole("button", { name: "Stop all clocks here" });
  await stop.click();
  const hold = wall.getByRole("region", { name: "Stopped by an official" });
  await hold.getByText("STOPPED: all boards of this venue.").waitFor();
  await hold.getByText("Reason missing").waitFor();
  assert.equal(await wall.getByRole("dialog").count(), 0);
  await stop.waitFor({ state: "detached" });
  assert.match(event.adoube("watch", "--once"), /pause 1.*reason missing/);
  await wall.getByText("All clocks here are stopped").waitFor();
  await accessible(wall, "a venue whose clocks are stopped");
  await shot(wall, "wall-stopped");
  await hold.getByRole("button", { name: "Give reason…" }).click();
  await hold.getByLabel("Why were the clocks stopped?").fill("fire alarm");
  await hold.getByRole("button", { name: "Save reason" }).click();
  await hold.getByText("fire alarm").waitFor();
  assert.match(event.adoube("watch", "--once"), /pause 1.*fire alarm/);
  await hold.getByRole("button", { name: "Resume…" }).click();
  await hold.getByLabel("Why can play continue?").fill("all clear");
  await accessible(wall, "a venue that is to be resumed");
  await hold.getByRole("button", { name: "Resume now" }).click();
  await hold.waitFor({ state: "detached" });
  await stop.waitFor();
  await until("the games go on", () => event.boards().every(({ state }) => state === "playing"));
});

test("clk_6 what the Chief Arbiter stopped, the wall says who can resume", { skip: missing }, async () => {
  const clock = (...args) => event.adoube("clock", ...args, "--round", "1", "--venue", "madrid");
  clock("pause", "--reason", "a drill");
  const hold = wall.getByRole("region", { name: "Stopped by an official" });
  await hold.getByText("Who can resume: Chief Arbiter.").waitFor();
  assert.equal(await hold.getByRole("button").count(), 0);
  clock("resume", "--reason", "all clear");
  await hold.waitFor({ state: "detached" });
});

test("clk_6 what was resumed without a reason, the wall asks for until it is given", { skip: missing }, async () => {
  const lta = (...args) => event.adoube("--as", "lta-madrid", "clock", ...args);
  lta("pause", "1.1");
  lta("resume", "1.1", "--reason", "it is quiet");
  const hold = wall.getByRole("region", { name: "Stopped by an official" });
  await hold.getByText("Board 1.1 was paused and is resumed.").waitFor();
  await hold.getByRole("button", { name: "Give reason…" }).click();
  await hold.getByLabel("Why were the clocks stopped?").fill("a phone rang");
  await hold.getByRole("button", { name: "Save reason" }).click();
  await hold.waitFor({ state: "detached" });
});

test("clk_6 one click in a device's dialog pauses its game", { skip: missing }, async () => {
  await until("the games go on", () => event.boards().every(({ state }) => state === "playing"));
  await wall.locator("a[href='#/device/madrid-1']").last().click();
  const dialog = wall.getByRole("dialog", { name: "madrid-1" });
  await dialog.getByRole("button", { name: "Pause this game" }).click();
  await dialog.getByText("paused", { exact: true }).first().waitFor();
  await dialog.getByText("Both clocks are stopped: an official paused the game.").waitFor();
  await until("one game is paused", () => event.boards().filter(({ state }) => state === "paused").length === 1);
  await shot(wall, "wall-paused");
  quiet(wall);
});
