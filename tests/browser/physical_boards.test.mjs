// A physical board that follows the game and then differs from it, as its player, the venue's wall and the console see it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, consoleAt, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { EBoard, withPorts } from "./kit/eboard.mjs";
import { Event } from "./kit/event.mjs";
import { Player } from "./kit/player.mjs";

const DEVICES = ["madrid-1", "madrid-2", "chennai-1", "chennai-2"];

let event, browser, white, black, boards, venue;
before(async () => {
  if (missing) return;
  event = await Event.paged({
    changes: [[/^physical_boards = false$/m, "physical_boards = true"], withPorts(DEVICES)],
  });
  browser = await open();
  const seats = await Player.seated(browser, event);
  [white, black] = [seats["1.1 white"], seats["1.1 black"]];
  boards = [white, black].map(({ device }) => new EBoard(event, device));
  venue = white.device.split("-")[0];
  event.adoube("round", "start", "1", "--yes");
  await white.checkIn();
  await black.checkIn();
});
after(async () => {
  boards?.forEach((board) => board.unplug());
  await browser?.close();
  await event?.close();
});

const follow = (...moves) => boards.forEach((board) => board.tell(...moves));

test("ebd_4 a player is told what to do at the board, and a move waits for it", { skip: missing }, async () => {
  await white.says("Your board shows the game");
  await white.type("e4");
  await white.says("Make your move e4 on your board");
  await black.says("Make your opponent’s move e4 on your board");
  follow("e2e4");
  await white.says("Your board shows the game");
  await black.says("Your board shows the game");
  await accessible(white.page, "a board that follows");
  await shot(white.page, "play-board-follows");
});

test("ebd_5 a board that differs is shown with both positions, and lifted at the wall", { skip: missing }, async () => {
  const wall = await person(browser, { viewport: { width: 1600, height: 900 } });
  await wall.goto(event.invitation(`lta-${venue}`, "--wall", venue));
  const chief = await consoleAt(browser, event, "chief", "#/board/1.1");
  boards[0].tell("take g1", "put h4 N");
  // The player reads it, with both positions.
  await white.says("On your board");
  await shot(white.page, "play-board-differs");
  await accessible(white.page, "a board that differs");
  // The wall has an alert.
  const alert = wall.getByRole("listitem").filter({ hasText: "Physical board differs" });
  await alert.getByText("Different on g1 h4").waitFor();
  await accessible(wall, "a board that differs, at the wall");
  await shot(wall, "wall-board-differs");
  // The console shows it, since which move, and lists the board among those to look at.
  const shown = chief.getByRole("region", { name: "Physical boards" });
  await shown.getByText("White’s board shows another position").waitFor();
  await shown.getByText(/since 1\.e4/).waitFor();
  await chief.getByText("Show both positions").click();
  await accessible(chief, "a board that differs, at the console");
  await shot(chief, "console-board-differs");
  // The LTA lets the player go on at the screen; the alert is over.
  await alert.getByRole("button", { name: "Play on without the physical board…" }).click();
  await alert.getByLabel("Reason").fill("a broken sensor");
  await alert.getByRole("button", { name: "Play on without the physical board" }).click();
  await alert.waitFor({ state: "detached" });
  await white.says("Your board is not used any more");
  await shown.getByText("White’s moves do not wait for it").waitFor();
  assert.equal(await shown.getByRole("button", { name: "Wait for the physical board again…" }).count(), 1);
  for (const page of [white.page, black.page, wall, chief]) quiet(page);
});
