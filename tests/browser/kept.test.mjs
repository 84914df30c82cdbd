// What keeps a player playing: an agent and a browser that are killed are started again by whoever keeps them, and
// the player sees the same position without doing anything. How long it took is printed; nothing fails by it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join as path } from "node:path";
import { test } from "node:test";
import { CHROMIUM, FLAGS, join, missing, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";
import { built, end, start } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

/** Everybody's agent is kept. */
const all = round(async () => {
  const event = await Event.paged();
  for (const device of ["madrid-1", "madrid-2", "chennai-1", "chennai-2"]) {
    await event.address(device);
    await event.kill(device);
    event.keepPage(device);
  }
  return event;
});

const now = () => performance.timeOrigin + performance.now();
const figure = (what, ms) => console.log(`${what}: ${ms.toFixed(0)} ms (programs of ${built})`);

/** What a page shows of a game. */
const position = (page) =>
  page.evaluate(() => ({
    moves: [...document.querySelectorAll("tbody td strong")].map((move) => move.textContent).join(" "),
    pieces: document.querySelectorAll("cg-board piece:not(.ghost)").length,
  }));

/** Both players of the first board, who have made two moves each. */
let game;
async function begun() {
  if (game) return game;
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");
  for (const [player, move, san] of [
    [white, "e2e4", "e4"],
    [black, "e7e5", "e5"],
    [white, "g1f3", "Nf3"],
    [black, "b8c6", "Nc6"],
  ]) {
    await player.type(move);
    await white.sees(san);
    await black.sees(san);
  }
  return (game = { white, black });
}

test("ven_4 dis_3 an agent that is killed: its page says so, and goes on by itself", { skip: missing }, async () => {
  const { white, black } = await begun();
  const { page } = white;
  const before = await position(page);
  await page.evaluate(() => {
    window.sameAsBefore = true;
    window.told = [];
    window.insteadOfPosition = "";
    const look = () => {
      const gone = document.body.innerText.includes("This computer’s game program is not responding.");
      const connected = document.querySelector("header .link")?.textContent?.trim() === "Connected";
      const state = gone ? "gone" : connected ? "connected" : "between";
      if (document.querySelectorAll("cg-board piece").length < 30)
        window.insteadOfPosition ||= document.body.innerText || "nothing";
      if (window.told.at(-1)?.state === state) return;
      window.told.push({ state, at: performance.timeOrigin + performance.now() });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
  const killed = now();
  all.event.killAgent(white.device);
  const told = await until("the page is connected again", async () => {
    const told = await page.evaluate(() => window.told);
    return told.length > 1 && told.at(-1).state === "connected" && told;
  });
  const states = told.map(({ state }) => state);
  assert.equal(states[0], "connected");
  assert.ok(states.includes("gone"), `the page said that its agent was gone: ${states}`);
  const at = (state) => told.findLast((one) => one.state === state).at - killed;
  figure("the agent is killed, until its page says so", told.find(({ state }) => state === "gone").at - killed);
  const back = told.find(({ at, state }, n) => n > states.indexOf("gone") && state !== "gone" && at > killed);
  figure("the agent is killed, until its page hears it again", back.at - killed);
  figure("the agent is killed, until its seat is connected again", at("connected"));
  assert.equal(await page.evaluate(() => window.insteadOfPosition), "", "the position was in sight all the while");
  assert.equal(await page.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
  assert.deepEqual(await position(page), before);
  await white.says("Your move.");
  await white.type("f1b5");
  await black.sees("Bb5");
  await shot(page, "kept-agent");
});

/** The processes that one started. */
function childrenOf(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const told = tasks.map((task) => readFileSync(path(`/proc/${pid}/task`, task, "children"), "utf8"));
  return told.join(" ").trim().split(/\s+/).filter(Boolean).map(Number);
}

/** When the page shows its board and its moves, by its own clock; now at the latest. */
const boarded = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const isThere = () =>
          document.querySelector("cg-board piece:not(.ghost)") && document.querySelector("tbody td strong");
        const look = () =>
          isThere() ? resolve(performance.timeOrigin + performance.now()) : requestAnimationFrame(look);
        look();
      }),
  );

/** Asked again without a pause to speak of: what is waited for is measured. */
async function soon(what, ask) {
  const end = now() + 60_000;
  while (!(await ask().catch(() => false))) {
    if (now() > end) throw new Error(`did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const free = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

test("ven_4 dis_3 a browser that is killed is back on the same position", { skip: missing }, async () => {
  const { white, black } = await begun();
  const port = await free();
  const profile = path(all.event.root, "browser");
  const address = await all.event.address(black.device);
  // As the player's session does: a browser that was killed would ask whether to open its pages again.
  const fresh = 'rm -rf "$0"; exec "$@"';
  const options = [...FLAGS, "--headless=new", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = ["sh", "-c", fresh, profile, CHROMIUM, ...options, address];
  await black.page.close();
  const keeper = start("adoube-kiosk", ["keep", "--", ...browser], path(all.event.root, "keeper.log"));
  // Looked into as soon as it has the page: from then on the page itself says when it shows the board.
  const shown = async () => {
    await soon("the browser has a page", async () => {
      const pages = await fetch(`http://127.0.0.1:${port}/json/list`).then((told) => told.json());
      return pages.some(({ type, url }) => type === "page" && url.startsWith("http"));
    });
    return until("the browser shows the board", async () => {
      const joined = await join(port).catch(() => null);
      const page = joined?.contexts()[0]?.pages()[0];
      const at = page && (await boarded(page).catch(() => null));
      if (at) return { joined, page, at, there: await position(page) };
      await joined?.close().catch(() => {});
      return false;
    });
  };
  try {
    const first = await shown();
    const before = first.there;
    assert.match(before.moves, /^e4 e5 Nf3 Nc6/);
    const [pid] = childrenOf(keeper.pid);
    const killed = now();
    process.kill(pid, "SIGKILL");
    const again = await shown();
    figure("the browser is killed, until another shows the board, at most", again.at - killed);
    assert.notEqual(childrenOf(keeper.pid)[0], pid);
    assert.deepEqual(again.there, before);
    const whites = before.moves.split(" ").length % 2 === 0;
    const [mover, move, san] = whites ? [white, "f1b5", "Bb5"] : [null, "a7a6", "a6"];
    if (mover) await mover.type(move);
    else {
      await again.page.getByLabel("Your move or a command").fill(move);
      await again.page.keyboard.press("Enter");
    }
    await again.page.getByText(san, { exact: true }).first().waitFor();
    await white.sees(san);
    await shot(again.page, "kept-browser");
    await again.joined.close().catch(() => {});
  } finally {
    await end(keeper);
  }
});
