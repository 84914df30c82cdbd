// How moves are entered: a premove that is asked about once more, castling in Chess960.
import { test } from "node:test";
import { accessible, missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";

const all = round(() => Event.paged960());

test("brd_6 brd_9 a king castles onto his rook, a premove is confirmed", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.says("Chess960: to castle, move the king onto the rook");
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");

  await black.press("Settings");
  await black.chooses("Ask first");
  await black.page.keyboard.press("Escape");
  // Not before it was said twice.
  await black.click("e7", "e5");
  await black.says("right after your opponent’s move?");
  await accessible(black.page, "a premove that is asked about");
  await shot(black.page, "play-premove-asked");
  await black.press("No");
  // In letters too. What only White's move would make clear is asked for in squares, and nobody is asked about it.
  await black.type("dxe4");
  await black.says("type both squares");
  await black.press("Close");
  await black.type("e5");
  await black.says("Play e5 right after your opponent’s move?");
  await black.press("Yes, play it");
  await black.says("e7–e5 waits for your opponent’s move.");
  await black.press("Cancel premove");
  await black.click("f8", "g8");
  await black.press("Yes, play it");
  await black.says("waits for your opponent’s move.");

  await white.click("f1", "g1");
  await black.sees("O-O");
  await white.page.getByTitle("Premove").waitFor();
  await shot(white.page, "play-castled-960");
  await white.says("Your move.");
  [white, black].forEach(({ page }) => quiet(page));
});

test("a piece that is held while the opponent moves stays in the hand", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await black.lift("e7", "e5");
  await white.type("d4");
  await black.sees("d4");
  await black.page.mouse.up();
  await white.sees("e5");
  [white, black].forEach(({ page }) => quiet(page));
});

test("brd_6 end_2 a premove that was not confirmed when the opponent moved is named", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await black.click("a7", "a6");
  await black.says("Play a7–a6 right after your opponent’s move?");
  await black.says("Your premove declines a draw offer that comes with your opponent’s move.");
  await shot(black.page, "play-premove-notice");
  await white.type("a3");
  await black.says("a7–a6 was not sent.");
  await black.says("Your opponent moved before you confirmed it.");
  await shot(black.page, "play-premove-missed");
  await black.type("a6");
  await white.sees("a6");
  await black.page.getByText("was not sent").waitFor({ state: "detached" });
  [white, black].forEach(({ page }) => quiet(page));
});
