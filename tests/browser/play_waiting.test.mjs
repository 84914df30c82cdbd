// A player whose device does not answer the page: one move waits, the one that is shown is played, and only that one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { accessible, missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";

const all = round(() => Event.paged());

/** Stops the agent of a player's device, and gives what lets it run again. */
function hang({ device }) {
  const pid = Number(readFileSync(join(all.event.device(device), "data", "lock"), "utf8"));
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
}

const plies = () => all.event.boards().find(({ board }) => board === "1.1").ply;

test("dis_2 of the moves that are entered while the agent hangs the shown one is played, once", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");

  let goOn = hang(white);
  try {
    await white.says("Your move. Not connected: your move will be sent later.");
    await white.type("Nc3");
    await white.says("Waiting for the connection: Nc3");
    await white.drag("e2", "e4");
    await white.says("Waiting for the connection: e2–e4");
    await white.says("Your move is waiting for the connection.");
    assert.equal(await white.page.getByText("Nc3").count(), 0, "one move waits");
    await accessible(white.page, "a move that waits");
    await shot(white.page, "play-waiting-move");
  } finally {
    goOn();
  }
  await black.sees("e4");
  await white.sees("e4");
  await black.type("e5");
  await white.sees("e5");
  assert.equal(plies(), 2);

  goOn = hang(white);
  try {
    await white.says("Your move. Not connected: your move will be sent later.");
    await white.type("d4");
    await white.says("Waiting for the connection: d4");
    await white.press("Take back");
    await white.says("You took your move back. It will not be sent.");
  } finally {
    goOn();
  }
  await white.page.locator("header .link", { hasText: "Connected" }).waitFor();
  await white.says("Your move.");
  assert.equal(plies(), 2, "nothing is played that was taken back");
  await white.type("Nf3");
  await black.sees("Nf3");
  assert.equal(plies(), 3);
  await black.type("Nc6");
  await white.sees("Nc6");

  // So long that the page gives its connection up, and is told all moves again by the next one.
  goOn = hang(white);
  try {
    await white.says("Your move. Not connected: your move will be sent later.");
    await sleep(6_000);
    await white.type("Bb5");
    await white.says("Waiting for the connection: Bb5");
    await sleep(2_000);
  } finally {
    goOn();
  }
  await black.sees("Bb5");
  await white.sees("Bb5");
  assert.equal(plies(), 5);
  [white, black].forEach(({ page }) => quiet(page));
});
