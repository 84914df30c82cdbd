// Clocks are stopped from a venue's wall with one click, for the whole venue or for one game; why is told afterwards.
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
  await hold.getByText("STOPPED: every board of this venue.").waitFor();
  await hold.getByText("Reason missing").waitFor();
  assert.equal(await wall.getByRole("dialog").count(), 0);
  await stop.waitFor({ state: "detached" });
  assert.match(event.adoube("watch", "--once"), /hold 1.*reason missing/);
  await accessible(wall, "a venue whose clocks are stopped");
  await shot(wall, "wall-stopped");
  event.adoube("--as", "lca-madrid", "clock", "reason", "--round", "1", "--hold", "1", "--reason", "fire alarm");
  await hold.getByText("fire alarm").waitFor();
  event.adoube("--as", "lta-madrid", "clock", "resume", "--round", "1", "--venue", "madrid", "--reason", "all clear");
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
