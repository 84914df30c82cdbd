// A page that hangs: the process that draws it is stopped, its browser and its device's agent live on. How long it took
// is printed; nothing fails by it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { missing, open, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-1";

let event, own, others;
after(async () => {
  await own?.close();
  await others?.close();
  await event?.close();
});

/** Everybody at his page, the first device's in a browser of its own. */
async function seated() {
  [own, others] = [await open(), await open()];
  const free = [own];
  const eachIn = { newContext: (options) => (free.shift() ?? others).newContext(options) };
  const seats = await Player.seated(eachIn, event);
  const [seat, player] = Object.entries(seats).find(([, { device }]) => device === DEVICE);
  const [board, side] = seat.split(" ");
  return { board, side, player, other: seats[`${board} ${side === "white" ? "black" : "white"}`] };
}

/** The processes of a browser that draw pages, the spare one too. */
async function renderers(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

test("dis_1 a renderer that is stopped is an incident of the page alone", { skip: missing }, async () => {
  event = await Event.paged();
  const { board, side, player, other } = await seated();
  event.adoube("round", "start", "1", "--yes");
  await player.checkIn();
  await other.checkIn();
  const [white, black] = side === "white" ? [player, other] : [other, player];
  await white.says("Your move.");
  const incident = () => JSON.parse(event.adoube("incident", "1", "--json"));
  const clocks = (name) => event.boards().find(({ board }) => board === name);
  const heard = () => {
    const { devices } = JSON.parse(event.adoube("watch", "--venue", "madrid", "--once", "--json"));
    return devices.find(({ device }) => device === DEVICE);
  };
  const listed = () => JSON.parse(event.adoube("incidents", "--json")).incidents;
  assert.deepEqual(listed(), []);

  const stopped = await renderers(own);
  assert.ok(stopped.length > 0);
  const began = performance.now();
  stopped.forEach((pid) => process.kill(pid, "SIGSTOP"));
  await until("an incident is opened", () => listed().length > 0);
  console.log(`a renderer is stopped, until its incident is listed: ${(performance.now() - began).toFixed(0)} ms`);
  const { absences, evidence } = incident();
  assert.deepEqual(
    absences.map(({ device, sign, stops }) => [device, sign, stops]),
    [[DEVICE, "page", []]],
  );
  assert.match(evidence.find(({ saw }) => saw === "page-silent").text, /^the page has been silent for 3\.\d s$/);
  // The device is heard, and the clock runs on.
  assert.equal(clocks(board).running, "white");
  assert.equal(heard().state, "ready");

  stopped.forEach((pid) => process.kill(pid, "SIGCONT"));
  await until("its page beats again", () => incident().stage === "connected-again");
  // What the device tells late revises the finding.
  await until("its page is found to have died", () => incident().cause === "page-died");
  await white.type("e4");
  await black.sees("e4");
  await shot(player.page, "hung-page");
  [player.page, other.page].forEach(quiet);
});
