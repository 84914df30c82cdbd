// How fast the pages are, on real programs; no test: figures depend on the machine. Printed are the way
// of a move from one page to the other beside the same move's way to a program that watches the bare
// stream (`adoube watch --json`), and what the play page weighs and when it is first painted.
//
//   node tests/browser/figures.mjs
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { missing, open, person } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player } from "./kit/player.mjs";
import { built } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

if (missing) throw new Error(missing);

/** Half-moves that neither repeat a position three times nor end the game: both knights go round, and a
 * pawn moves each time that they are home. */
function* halfMoves() {
  yield* ["e2e4", "e7e5"];
  const pawns = ["a2a3", "b2b3", "c2c3", "d2d3", "g2g3", "h2h3", "a3a4", "b3b4", "h3h4", "c3c4"];
  const theirs = ["a7a6", "b7b6", "c7c6", "d7d6", "g7g6", "h7h6", "a6a5", "b6b5", "h6h5", "c6c5"];
  for (const [index, pawn] of pawns.entries()) {
    yield* ["g1f3", "g8f6", "f3d4", "f6d5", "d4e2", "d5e7", "e2g1", "e7g8"];
    yield* [pawn, theirs[index]];
  }
}

const now = () => performance.timeOrigin + performance.now();

/** When each half-move of each board was heard on the bare stream. */
function watching(event) {
  const heard = new Map();
  const args = ["--event", event.folder, "watch", "--json"];
  const child = spawn(`${built}/adoube`, args, { stdio: ["ignore", "pipe", "ignore"] });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const at = now();
    const told = JSON.parse(line);
    for (const { board, ply } of told.boards ?? [told]) {
      const key = `${board} ${ply}`;
      if (ply !== undefined && !heard.has(key)) heard.set(key, at);
    }
  });
  return { heard, end: () => child.kill() };
}

/** The page notes when Enter was pressed, and when a half-move was first on the screen. */
const watched = (page) =>
  page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    window.shown = [];
    addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter") window.entered = performance.timeOrigin + event.timeStamp;
      },
      true,
    );
    const look = () => {
      const ply = document.querySelectorAll("tbody td strong").length;
      if (ply === 0 || window.shown[ply] !== undefined) return;
      window.shown[ply] = null;
      // After the frame that paints it.
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => (window.shown[ply] = now());
        painted.port2.postMessage(0);
      });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

const quantile = (sorted, share) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
const told = (name, all) => {
  const sorted = all.toSorted((a, b) => a - b);
  const [half, most] = [0.5, 0.99].map((share) => quantile(sorted, share).toFixed(1));
  console.log(`${name}: p50 ${half} ms, p99 ${most} ms, longest ${sorted.at(-1).toFixed(1)} ms`);
  return [Number(half), Number(most)];
};

/** What the page weighs and when it was first painted, after a fresh load. */
async function weigh(page) {
  await page.reload();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const { paint, script } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    script: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.m?js($|\?)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  console.log(
    `play page from its agent: first paint after ${paint.toFixed(0)} ms, ` +
      `script ${(script / 1024).toFixed(1)} KiB as sent`,
  );
}

const event = await Event.paged();
const browser = await open();
const bare = watching(event);
try {
  const seats = await Player.seated(browser, event);
  await weigh(Object.values(seats)[0].page);
  event.adoube("round", "start", "1", "--yes");
  const [pages, stream] = [[], []];
  for (const board of ["1.1", "1.2"]) {
    const players = ["white", "black"].map((side) => seats[`${board} ${side}`]);
    for (const player of players) await player.checkIn();
    await players[0].says("Your move.");
    for (const { page } of players) await watched(page);
    let ply = 0;
    for (const move of halfMoves()) {
      const [own, other] = ply % 2 === 0 ? players : players.toReversed();
      ply += 1;
      await own.type(move);
      const shown = await until(`${board}: ${ply} is shown`, () =>
        other.page.evaluate((ply) => window.shown[ply], ply),
      );
      const entered = await own.page.evaluate(() => window.entered);
      const heard = await until(`${board}: ${ply} is heard`, () => bare.heard.get(`${board} ${ply}`));
      pages.push(shown - entered);
      stream.push(heard - entered);
    }
  }
  console.log(`${pages.length} half-moves, from the Enter key on one page, programs of ${built}:`);
  const page = told("  until the frame that shows it on the opponent's page", pages);
  const base = told("  until a program that watches the bare stream has it", stream);
  const [half, most] = page.map((ms, index) => (ms - base[index]).toFixed(1));
  console.log(`  the page above the bare stream: p50 ${half} ms (at most 50), p99 ${most} ms (at most 150)`);
} finally {
  bare.end();
  await browser.close();
  await event.close();
}
