// Whoever sits at a board reads what was given to whom, why the clocks stand, and who is away, as it is now.
import { test } from "node:test";
import { missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";

const all = round(() => Event.paged());
const both = () => [all.seats["1.1 white"], all.seats["1.1 black"]];

test("clk_7 time that is given is told both players, with how much, why and by whom", { skip: missing }, async () => {
  const [white, black] = both();
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");
  all.event.adoube("clock", "add", "1.1", "--white", "0:02:00", "--reason", "a siren");
  for (const player of [white, black])
    await player.says(/^White .+ → .+ \(\+0:02:00\)\. Reason: a siren\. By .*\.$/);
  all.event.adoube("clock", "pause", "1.1", "--reason", "a phone rings");
  await white.says("The clocks are stopped. You are to move.");
  await black.says(/^The clocks are stopped\. .+ is to move\.$/);
  await black.hears(/^The clocks are stopped\. .+ is to move\. The arbiter has stopped them\. Reason: a phone rings$/);
  all.event.adoube("clock", "add", "1.1", "--black", "0:01:00", "--reason", "the phone");
  for (const player of [white, black]) await player.says(/^Black .+ \(\+0:01:00\)\. Reason: the phone\. By .*\.$/);
  await shot(black.page, "play-time-given");
  all.event.adoube("clock", "resume", "1.1", "--reason", "it is off");
  await white.says("Your move.");
  await white.hears("The game goes on. Your move.");
});

test("clk_6 of two holds the one that is on gives the reason", { skip: missing }, async () => {
  const [white, black] = both();
  const [venue] = white.device.split("-");
  const hold = (...args) => all.event.adoube("clock", ...args);
  hold("pause", "--round", "1", "--reason", "a fire alarm");
  await black.says(/Reason: a fire alarm/);
  hold("pause", "--round", "1", "--venue", venue, "--reason", "no light");
  hold("resume", "--round", "1", "--reason", "it was nothing");
  for (const player of [white, black]) await player.says(/Reason: no light/);
  hold("resume", "--round", "1", "--venue", venue, "--reason", "there is light");
  await white.says("Your move.");
  await white.type("e4");
  await black.sees("e4");
});

test("dis_8 after an outage whoever is back reads who is not, and how play goes on", { skip: missing }, async () => {
  const [white, black] = both();
  await all.event.kill("coordinator");
  await black.says("The connection to the arbiters is lost.");
  await all.event.kill(white.device);
  all.event.startCoordinator();
  await black.page.getByText("Connected", { exact: true }).waitFor();
  await black.says(/is disconnected\.$/);
  await black.says(/^The clocks stand\. Play goes on by itself when both players are back/);
  await black.says(/The event’s server was away\. No time ran meanwhile\./);
  await shot(black.page, "play-outage-away");
  all.event.startPage(white.device);
  await black.says("Your move.");
  quiet(black.page);
});
