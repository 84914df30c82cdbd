// A seat goes to a spare device in the middle of a game and comes back: only the device that has it plays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player, round } from "./kit/player.mjs";

const LEFT = "Your game is no longer at this computer";
const all = round(() => Event.paged());

/** A seat's move to another device, as the arbiter orders it. */
const move = (device) =>
  all.event.adoube(
    "seat",
    "move",
    "1.1",
    "white",
    device,
    "--reason",
    "its screen is broken",
    "--yes",
  );

test(
  "ven_1 dis_1 a device whose seat moved plays nothing, and nothing that was entered there is played later",
  { skip: missing },
  async () => {
    const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
    await white.checkIn();
    await black.checkIn();
    await white.says("Your move.");
    await white.type("e4");
    await black.sees("e4");

    // The device is cut off while its player moves, and his seat goes to a spare.
    const venue = white.device.replace(/-\d+$/, "");
    await black.type("e5");
    await white.says("Your move.");
    await all.event.kill(white.device);
    await white.says("game program is not responding");
    await white.type("Bc4");
    await white.says("Waiting for the connection: Bc4");
    const spare = `${venue}-3`;
    all.event.startPage(spare);
    const page = await person(all.browser);
    await page.goto(await all.event.address(spare));
    move(spare);
    const there = new Player(page, spare, page.url(), "en");
    there.side = "white";
    await there.says("Your move.");
    await there.says(
      "is not on this board, it was not played. Enter it again here.",
    );
    await shot(page, "play-moved-here");

    all.event.startPage(white.device);
    await white.page.getByRole("heading", { name: LEFT }).waitFor();
    assert.equal(await white.page.locator("cg-board").count(), 0);
    await white.says("Your move Bc4 was not played.");
    await accessible(white.page, "a seat that moved away");
    await shot(white.page, "play-moved-away");
    await there.type("Nf3");
    await black.sees("Nf3");

    // It comes back while both are connected.
    move(white.device);
    await page.getByRole("heading", { name: LEFT }).waitFor();
    await black.type("Nc6");
    await white.says("Your move.");
    assert.equal(await page.locator("cg-board").count(), 0);
    await white.type("Bb5");
    await black.sees("Bb5");
    [page, white.page, black.page].forEach(quiet);
  },
);
