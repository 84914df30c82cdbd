// A premove and a promotion without a mouse: by the cursor on the board alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const all = round(() => Event.paged());

const file = (square) => square.charCodeAt(0);
const rank = (square) => Number(square[1]);

/** The keyboard of a player on the board. */
class Cursor {
  constructor({ page, side }) {
    Object.assign(this, { page, side, at: side === "white" ? "e2" : "e7" });
  }

  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** From wherever the keyboard is. */
  board() {
    return this.press("Escape", "b");
  }

  /** By arrows, as the board is seen from the player's side. */
  async go(square) {
    const turned = this.side === "white" ? 1 : -1;
    const right = (file(square) - file(this.at)) * turned;
    const up = (rank(square) - rank(this.at)) * turned;
    const times = (n, key) => Array(Math.max(0, n)).fill(key);
    await this.press(...times(right, "ArrowRight"), ...times(-right, "ArrowLeft"));
    await this.press(...times(up, "ArrowUp"), ...times(-up, "ArrowDown"));
    this.at = square;
  }

  hears(text) {
    const board = this.page.getByRole("application");
    return board.getByText(text, { exact: true }).waitFor({ state: "attached" });
  }
}

/** A pawn stands on h7, a knight on g8 can be taken. */
async function prepare(white, black) {
  const moves = ["h4", "g5", "hxg5", "h6", "gxh6", "Nc6", "h7"];
  for (const [n, san] of moves.entries()) {
    const [mover, other] = n % 2 === 0 ? [white, black] : [black, white];
    await mover.says("Your move.");
    await mover.type(san);
    await other.sees(san);
  }
}

test("acc_3 brd_6 brd_7 a premove and a promotion by arrow keys", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.checkIn();
  await black.checkIn();
  await prepare(white, black);
  await black.press("Settings");
  await black.chooses("At once");
  await black.page.keyboard.press("Escape");
  await black.type("a6");
  await white.sees("a6");

  const later = new Cursor(black);
  await later.board();
  await later.go("h8");
  await later.hears("h8, Black: rook");
  await later.press("Enter");
  await later.hears("h8, Black: rook, selected");
  // Whether it may go there is not known before the opponent has moved.
  await later.go("g8");
  await later.hears("g8, Black: knight");
  await later.press("Enter");
  await black.says("h8–g8 waits for your opponent’s move.");
  await accessible(black.page, "a premove by keyboard");

  const now = new Cursor(white);
  await now.board();
  await now.go("h7");
  await now.hears("h7, White: pawn, can go to g8");
  await now.press("Space");
  await now.go("g8");
  await now.hears("g8, Black: knight, possible move");
  await now.press("Enter");
  const dialog = white.page.getByRole("dialog");
  await dialog.getByText("What does the pawn become?").waitFor();
  const focused = () => white.page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  assert.match(await focused(), /^queen/i);
  // Put back: nothing was moved, and the cursor stands where it was.
  await now.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await now.board();
  await now.go("h7");
  await now.hears("h7, White: pawn, can go to g8");
  await now.press("Enter");
  await now.go("g8");
  await now.press("Enter", "Tab");
  assert.match(await focused(), /^rook/i);
  await accessible(white.page, "a promotion by keyboard");
  await shot(white.page, "play-cursor-promotion");
  await now.press("Enter");
  await white.sees("hxg8=R");
  // Who goes on with the mouse sees the keyboard's mark no more.
  await now.board();
  await white.page.locator("square.cursor:visible").waitFor();
  await white.click("a5");
  await white.page.locator("square.cursor:visible").waitFor({ state: "detached" });
  await white.sees("Rxg8");
  await black.page.getByTitle("Premove").waitFor();
  [white, black].forEach(({ page }) => quiet(page));
});
