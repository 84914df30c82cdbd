// A game between two players at their pages, from the check-in to the result.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";

const all = round(() => Event.paged());

/** Which device it is, is read from across the room, and lies over nothing that its player needs. */
async function identified({ page, device }) {
  all.event.adoube("order", "identify", device);
  const told = page.getByRole("status").filter({ hasText: "locating this computer" });
  await told.waitFor();
  assert.match(await told.textContent(), new RegExp(device));
  const found = await told.evaluate((told) => {
    const at = told.getBoundingClientRect();
    const over = ({ left, right, top, bottom }) =>
      left < at.right && right > at.left && top < at.bottom && bottom > at.top;
    const needed = [...document.querySelectorAll("cg-board, main [role=img], button, input")];
    const high = Math.max(...[...told.querySelectorAll("span")].map((it) => parseFloat(getComputedStyle(it).fontSize)));
    return { covered: needed.filter((it) => over(it.getBoundingClientRect())).map((it) => it.outerHTML.slice(0, 80)), high };
  });
  assert.deepEqual(found.covered, []);
  assert.ok(found.high > 100, `its number is ${found.high} px high`);
  await accessible(page, "which device it is");
  await shot(page, "play-identify");
}

test("evt_2 brd_4 brd_6 brd_7 end_2 end_8 a whole game", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await accessible(white.page, "before the game");
  await shot(white.page, "play-before");
  await white.checkIn();
  await white.says("You are checked in");
  await black.checkIn();
  await white.says("Your move.");

  await white.drag("h2", "h4");
  await black.sees("h4");
  await black.type("g5");
  await white.sees("g5");
  await white.click("h4", "g5");
  await black.sees("hxg5");
  await accessible(black.page, "in play");
  await identified(black);

  // An offer is asked once more, answered with a refusal that is asked once more, and is in the list.
  await white.press("Offer a draw");
  await white.confirm("Offer a draw");
  await black.says("offers a draw");
  await accessible(black.page, "a draw is offered");
  await shot(black.page, "play-draw");
  await black.press("Decline…");
  await black.confirm("Decline the draw");
  await white.says("Your draw offer was declined");
  await white.says("You can offer a draw again after the next move.");
  const offers = white.page.getByRole("button", { name: "Offer a draw", exact: true });
  assert.equal(await offers.isDisabled(), true);
  await shot(white.page, "play-draw-declined");

  // It stands no longer than it is news: until the next move.
  await black.type("h7h6");
  await white.sees("h6");
  await white.page.getByText("Your draw offer was declined").waitFor({ state: "detached" });
  await white.click("g5", "h6");
  await black.sees("gxh6");
  await black.type("Nc6");
  await white.sees("Nc6");
  await white.click("h6", "h7");
  await black.sees("h7");
  await black.page.keyboard.press("Escape");

  // Black turns premoves on, and takes back before White has promoted.
  await black.press("Settings");
  await black.chooses("At once");
  await black.page.keyboard.press("Escape");
  await black.type("a6");
  await white.sees("a6");
  await black.click("h8", "g8");
  await black.says("h8–g8 waits for your opponent’s move.");
  await shot(black.page, "play-premove");
  await white.click("h7", "g8");
  await white.page.getByRole("dialog").getByText("What does the pawn become?").waitFor();
  await accessible(white.page, "a promotion");
  await shot(white.page, "play-promotion");
  await white.page.keyboard.press("n");
  await white.sees("hxg8=N");
  await white.sees("Rxg8");
  await black.page.getByTitle("Premove").waitFor();

  await white.type("clocks");
  await white.says("5 moves. White is to move.");
  await white.type("h4");
  await white.page.getByText("Not done", { exact: true }).waitFor();
  await white.press("Close");
  await white.type("d4");
  await black.sees("d4");

  await black.press("Offer a draw");
  await black.confirm("Offer a draw");
  await white.press("Accept…");
  await white.confirm("Accept the draw");
  for (const player of [white, black]) {
    await player.says("The game is drawn");
    await player.press("I have seen the result");
    await player.says("You have seen it");
  }
  await white.says("Both players have seen it");
  await accessible(white.page, "the result");
  await shot(white.page, "play-result");
  const hidden = await white.page
    .getByRole("region", { name: "Moves" })
    .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
  assert.ok(hidden < 8, `${hidden} px of the last moves are out of sight`);
  [white, black].forEach(({ page }) => quiet(page));
});

/** Asks, and presses twice to be asked no more, right over a square that belongs to one move: nothing comes of it. */
async function pressesTwice(player, name) {
  const { page } = player;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1100, height: 800 });
  await player.press(name);
  const cancel = await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).boundingBox();
  const [x, y] = [cancel.x + cancel.width / 2, cancel.y + cancel.height / 2];
  const board = await page.locator("cg-board").boundingBox();
  const [file, rank] = [x - board.x, board.y + board.height - y].map((at) => Math.floor((at * 8) / board.width));
  assert.ok(file >= 0 && file < 8 && rank === 3, `over ${file}, ${rank}`);
  await page.mouse.dblclick(x, y);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // Longer than a move takes that is made.
  await page.waitForTimeout(1_000);
  assert.equal(await page.locator("tbody td strong").count(), 0, "no move was made");
  assert.equal(await page.evaluate(() => getSelection().toString()), "", "nothing is marked");
  await page.setViewportSize(size);
}

test("brd_5 clk_4 ven_8 one click, a call that is answered, a flag that falls", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.2 white"], all.seats["1.2 black"]];
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");
  await white.press("Settings");
  await white.page.getByRole("checkbox", { name: "One click" }).check();
  await white.page.keyboard.press("Escape");
  await pressesTwice(white, "Resign");
  await white.click("e4");
  await black.sees("e4");
  await black.type("e7-e5");
  await white.sees("e5");

  await white.press("Call the arbiter");
  await white.page.getByRole("textbox", { name: "Reason, in your own words" }).fill("my mouse is stuck");
  await white.confirm("Call the arbiter");
  await white.says("You have called the arbiter.");
  await white.says("You wrote: “my mouse is stuck”.");
  await shot(white.page, "play-call");
  all.event.adoube("call", "answer", "1.2", "--valid", "--note", "another mouse comes");
  await white.says("another mouse comes");
  await white.press("Seen");

  all.event.adoube("clock", "set", "1.2", "--white", "0:00:04", "--yes", "--reason", "to see a flag fall");
  await white.page
    .getByRole("img", { name: /White 0:00:0[0-4]\.\d/ })
    .first()
    .waitFor();
  await shot(white.page, "play-short");
  await black.says("You win");
  await white.says("on time");
  await accessible(black.page, "a flag fell");
  [white, black].forEach(({ page }) => quiet(page));
});
