// A player whose page is not open is not there: not when the round starts, and not when the device restarts without its
// browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const NOT_OPEN = "Page not open (1): ";

let event, browser, seats, console_;
before(async () => {
  if (missing) return;
  event = await Event.paged({
    changes: [[/^clock = "runs"/m, 'clock = "suspended"']],
  });
  browser = await open();
  seats = await Player.seated(browser, event);
});
after(async () => {
  await browser?.close();
  await event?.close();
});

const told = (...args) => JSON.parse(event.adoube(...args, "--json"));
const incidents = () => told("incidents", "--all").incidents;
const white = () => event.boards().find(({ board }) => board === "1.1").white;
const state = () => event.boards().find(({ board }) => board === "1.1").state;

/** The page of a seat, opened again in another window. */
async function opened(seat) {
  seat.page = await person(browser);
  await seat.page.goto(await event.address(seat.device));
}

test(
  "dis_1 evt_2 a round's start names whose page is closed; 3 s later it is an incident",
  { skip: missing },
  async () => {
    for (const seat of Object.values(seats)) await seat.checkIn();
    await seats["1.1 black"].says("You are checked in");
    const seat = seats["1.1 white"];
    await seat.page.context().close();

    console_ = await person(browser, {
      viewport: { width: 1280, height: 900 },
    });
    await console_.goto(event.invitation("chief"));
    await console_.getByRole("heading", { name: "Incidents" }).waitFor();
    await console_.evaluate(() => (location.hash = "#/round"));
    await console_.getByRole("button", { name: "Start the round…" }).click();
    const dialog = console_.getByRole("dialog", { name: "Start the round" });
    const line = await dialog.getByText(NOT_OPEN).textContent();
    assert.match(line, /\(1\.1\)/);
    await shot(console_, "console-start-page-closed");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    assert.throws(
      () => event.adoube("round", "start", "1"),
      (error) => error.message.includes(NOT_OPEN),
    );

    event.adoube("round", "start", "1", "--yes");
    const found = () => incidents().find(({ cause }) => cause === "page-died");
    const incident = await until("the incident of the closed page", found);
    assert.deepEqual([incident.boards, incident.away], [["1.1"], 1]);
    await opened(seat);
    await until("the player is back", () => incidents()[0].away === 0);
    await seat.says("Your move.");
  },
);

test(
  "dis_1 dis_3 an agent that starts without its page brings nobody back",
  { skip: missing },
  async () => {
    const seat = seats["1.1 white"];
    await event.kill(seat.device);
    await seat.page.context().close();
    await until("the game is paused", () => state().startsWith("paused"));
    event.startPage(seat.device);
    await event.address(seat.device);
    const missed = await until(
      "the device says that its page is not open",
      () => {
        const away = incidents().find((one) => one.away > 0);
        const view = told("incident", String(away.incident));
        return view.evidence.some(({ saw }) => saw === "page-missing") && view;
      },
    );
    assert.ok(
      missed.evidence.some(({ saw }) => saw === "seat-back"),
      "the device itself is connected",
    );
    assert.ok(white().away_since > 0 && state().startsWith("paused"), state());
    await console_.evaluate(
      (number) => (location.hash = `#/incidents/${number}`),
      missed.incident,
    );
    await console_
      .getByText("the player’s page was not open")
      .first()
      .waitFor();
    await shot(console_, "console-incident-page-missing");

    await opened(seat);
    await until("the player is back", () =>
      incidents().every(({ away }) => away === 0),
    );
    await seat.says("Your move.");
    quiet(console_);
  },
);
