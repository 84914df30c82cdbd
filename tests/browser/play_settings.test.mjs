// What a player chooses in the settings is there to be seen and heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { accessible, missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { awake, listen, sounded, sounds } from "./kit/heard.mjs";
import { round } from "./kit/player.mjs";

const all = round(() => Event.paged());
const LESS = "reduce";

const pair = () => ["white", "black"].map((side) => all.seats[`1.1 ${side}`]);

/** A choice of a player's; what shows that it is made is looked at by the story. */
async function choose(player, name) {
  await player.press("Settings");
  const dialog = player.page.getByRole("dialog");
  await dialog.getByText(name, { exact: true }).click();
  return async () => {
    await player.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  };
}

/** One moves, the other sees it. */
async function moves(mover, other, san) {
  await mover.says("Your move.");
  await mover.type(san);
  await other.sees(san);
  await mover.sees(san);
}

/** The page anew, with what notes its sounds. */
async function afresh(player) {
  await listen(player.page);
  await player.page.reload();
  await player.page.getByRole("heading", { name: /You play/ }).waitFor();
}

test("ebd_3 a click sounds when the opponent has moved, unless it is off", { skip: missing }, async () => {
  const [white, black] = pair();
  for (const player of [white, black]) {
    await afresh(player);
    await player.checkIn();
    await awake(player.page);
  }
  await moves(white, black, "e4");
  await sounded(black.page, 0);
  assert.equal(await sounds(white.page), 0, "one's own move is silent");
  await moves(black, white, "e5");
  await sounded(white.page, 0);

  const volume = white.page.getByRole("slider", { name: "Volume" });
  const off = await choose(white, "Click sound when your opponent moves");
  assert.ok(await volume.isDisabled());
  await off();
  const before = await sounds(white.page);
  await moves(white, black, "d4");
  await moves(black, white, "d5");
  assert.equal(await sounds(white.page), before, "it is off");
  // Switched on again it is heard at once, as a sample.
  const on = await choose(white, "Click sound when your opponent moves");
  await sounded(white.page, before);
  // Never so low that it is not heard: off is a choice of its own.
  await volume.press("Home");
  assert.equal(await volume.inputValue(), "20");
  await volume.press("End");
  assert.equal(await volume.inputValue(), "100");
  await on();
  [white.page, black.page].forEach(quiet);
});

test("not_1 moves are written with figurines for who wants them", { skip: missing }, async () => {
  const [white, black] = pair();
  const chosen = await choose(white, "Figurines ♘");
  await chosen();
  await white.says("Your move.");
  await white.type("Nf3");
  await black.sees("Nf3");
  await white.sees("♘f3");
  await white.page.reload();
  await white.sees("♘f3");
  await accessible(white.page, "figurines");
  await shot(white.page, "play-figurines");
  quiet(white.page);
});

const colours = ({ page }) =>
  page.evaluate(() => {
    const of = (element) => getComputedStyle(element);
    const [root, board] = [of(document.documentElement), of(document.querySelector("cg-board"))];
    return { paper: root.backgroundColor, ink: root.color, board: board.backgroundImage };
  });

test("brd_3 high contrast is black on white, on the board too, and stays", { skip: missing }, async () => {
  const [white] = pair();
  const before = await colours(white);
  const chosen = await choose(white, "High contrast");
  await accessible(white.page, "settings with high contrast");
  await chosen();
  const strong = await colours(white);
  assert.deepEqual([strong.paper, strong.ink], ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  assert.notEqual(before.paper, strong.paper);
  assert.notEqual(before.board, strong.board);
  await white.page.reload();
  await white.sees("♘f3");
  assert.deepEqual(await colours(white), strong);
  await accessible(white.page, "high contrast");
  await shot(white.page, "play-contrast");
  quiet(white.page);
});

/** Notes from now on whether a piece slides. */
const watchSlides = ({ page }) =>
  page.evaluate(() => {
    window.slid = 0;
    const look = (changes) => {
      window.slid += changes.filter(({ target }) => target.matches("piece.anim")).length;
    };
    const board = document.querySelector("cg-board");
    new MutationObserver(look).observe(board, { subtree: true, attributeFilter: ["class"] });
  });

const slid = ({ page }) => page.evaluate(() => window.slid);

test("nothing slides for who wants less motion", { skip: missing }, async () => {
  const [white, black] = pair();
  await white.page.emulateMedia({ reducedMotion: LESS });
  await white.page.reload();
  await white.sees("♘f3");
  const eased = ({ page }) => page.evaluate(() => getComputedStyle(document.body).transitionProperty);
  assert.deepEqual([await eased(white), await eased(black)], ["none", "all"]);
  await Promise.all([white, black].map(watchSlides));
  await black.says("Your move.");
  await black.type("Nc6");
  await white.sees("♘c6");
  await white.says("Your move.");
  await white.type("Bb5");
  await black.sees("Bb5");
  await black.page.waitForFunction(() => window.slid > 0);
  assert.equal(await slid(white), 0);
  [white.page, black.page].forEach(quiet);
});

/** How bright the page is at a point, 0 to 765: of a picture of that point alone, which is one row of one pixel. */
async function brightness(page, x, y) {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const chunks = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") chunks.push(data);
  }
  const [, red, green, blue] = inflateSync(Buffer.concat(chunks));
  return red + green + blue;
}

const board = ({ page }) => page.locator("cg-board").boundingBox();

test("brd_3 each has a light square at his lower right, and the size that he wants", { skip: missing }, async () => {
  const [white, black] = pair();
  for (const player of [white, black]) {
    const { x, y, width, height } = await board(player);
    // In its corner, where no piece and no letter is.
    const top = y + (height * 7) / 8 + 3;
    const right = await brightness(player.page, x + (width * 7) / 8 + 3, top);
    const beside = await brightness(player.page, x + (width * 6) / 8 + 3, top);
    assert.ok(right > beside, `${right} against ${beside}`);
  }
  const full = await board(white);
  const chosen = await choose(white, "Smallest");
  await accessible(white.page, "settings with the size of the board");
  await chosen();
  const { width } = await board(white);
  assert.ok(width < full.width * 0.75, `${width} of ${full.width}`);
  await white.page.reload();
  await white.sees("♘f3");
  assert.equal((await board(white)).width, width);
  assert.equal((await board(black)).width, full.width, "the opponent's own choice");
  await shot(white.page, "play-small-board");
  const back = await choose(white, "Largest");
  await back();
  assert.equal((await board(white)).width, full.width);
  [white.page, black.page].forEach(quiet);
});

/** What the squares and a piece are drawn with. */
const drawn = ({ page }) =>
  page.evaluate(() => {
    const image = (selector) => getComputedStyle(document.querySelector(selector)).backgroundImage;
    return { squares: image("cg-board"), piece: image("cg-board piece.white.king") };
  });

test("brd_3 each chooses the look of the pieces and the colours of the board", { skip: missing }, async () => {
  const [white, black] = pair();
  const opponents = await drawn(white);
  for (const [name, changed, kept] of [
    ["Wood", "squares", "piece"],
    ["Plain", "piece", "squares"],
  ]) {
    const before = await drawn(black);
    const chosen = await choose(black, name);
    await chosen();
    const after = await drawn(black);
    assert.notEqual(after[changed], before[changed], name);
    assert.equal(after[kept], before[kept], name);
  }
  const both = await drawn(black);
  await black.page.reload();
  await black.sees("Nf3");
  assert.deepEqual(await drawn(black), both, "the choice stays");
  assert.deepEqual(await drawn(white), opponents, "the opponent's own choice");
  [white.page, black.page].forEach(quiet);
});
