// Six players are absent when a round starts: who starts it, the console, the wall and the players read that, and when
// they lose.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, beginCommand, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player } from "./kit/player.mjs";

const NAMES = ["Ding", "Nepomniachtchi", "Caruana", "Firouzja", "Gukesh", "Carlsen"];
const games = [0, 2, 4]
  .map(
    (n) =>
      `[Event "Pages"]\n[Site "?"]\n[Date "2026.11.22"]\n[Round "1.${n / 2 + 1}"]\n` +
      `[White "${NAMES[n]}"]\n[Black "${NAMES[n + 1]}"]\n[Result "*"]\n\n*\n`,
  )
  .join("\n");

/** `15:30 (29 min 58 s left)` */
const IN_HALF_AN_HOUR = /\d\d:\d\d\s+\((30 min 00 s|29 min \d\d s) left\)/;

let event, browser, console_, wall, player;
before(async () => {
  if (missing) return;
  event = await Event.paged({ games });
  browser = await open();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

test("evt_2 before the round starts a player reads how late they may be", { skip: missing }, async () => {
  const early = await person(browser);
  await early.goto(await event.address("madrid-1"));
  await early.getByText("You lose if you have not checked in 30 min after the round starts.").waitFor();
  await shot(early, "play-default-time");
  quiet(early);
  await early.context().close();
});

test("evt_2 who starts a round reads first who is absent and when they lose", { skip: missing }, async () => {
  console_ = await person(browser, { viewport: { width: 1280, height: 900 } });
  await console_.goto(event.invitation("chief"));
  await console_.getByRole("heading", { name: "Incidents" }).waitFor();
  // They are counted before the round starts too, as on the walls.
  await console_.getByText(/^\s*6\s*players are absent\s*$/).first().waitFor();
  await console_.evaluate(() => (location.hash = "#/round"));
  await console_.getByRole("heading", { name: "6 players are absent" }).waitFor();
  await console_.getByText("The round has not started: the default time is not running yet.").waitFor();
  await console_.getByRole("button", { name: "Start the round…" }).click();
  const dialog = console_.getByRole("dialog", { name: "Start the round" });
  const named = await dialog.getByText("Not checked in (6): ").textContent();
  for (const name of NAMES) assert.ok(named.includes(name), named);
  await dialog.getByText("Absent players lose 30 min after the start.").waitFor();
  await shot(console_, "console-start-absent");
  // The command line says the same, and starts nothing where nobody is there to confirm it.
  assert.throws(
    () => event.adoube("round", "start", "1"),
    (error) => NAMES.every((name) => error.message.includes(name)),
  );
  await dialog.getByRole("button", { name: "Start the round", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
});

test("evt_2 the console counts absent players and shows their deadline", { skip: missing }, async () => {
  await console_.evaluate(() => (location.hash = "#/boards"));
  const absent = console_.locator("section", { has: console_.getByRole("heading", { name: "6 players are absent" }) });
  await absent.getByText(IN_HALF_AN_HOUR).waitFor();
  for (const name of NAMES) await absent.getByText(name, { exact: true }).waitFor();
  const attention = console_.locator("label", { hasText: "Needs attention" });
  await attention.getByText("3", { exact: true }).waitFor();
  await console_.locator("a[href='#/board/1.1'][class*=card]").getByText(IN_HALF_AN_HOUR).waitFor();
  await accessible(console_, "boards whose players are absent");
  await shot(console_, "console-absent");
  await console_.evaluate(() => (location.hash = "#/incidents"));
  await console_.getByText("players are absent").waitFor();
  quiet(console_);
});

test("evt_2 evt_6 who reverses colours before the players came reads what becomes of the time", { skip: missing }, async () => {
  await console_.evaluate(() => (location.hash = "#/board/1.3"));
  await beginCommand(console_, "Reverse colours");
  const dialog = console_.getByRole("dialog", { name: "Reverse colours: 1.3" });
  for (const told of [
    /White’s clock ran 0:00:\d\d(\.\d)? because Gukesh was absent: that no longer counts/i,
    /Carlsen has White and is absent: White’s clock runs from now on/i,
    /the default time still counts from the start of the round: absent players lose 0:30:00 after it/i,
  ])
    await dialog.getByText(told).first().waitFor();
  await accessible(console_, "colours that are reversed before the players came");
  await shot(console_, "console-reverse-absent");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  quiet(console_);
});

test("evt_2 the wall shows which seats are absent and until when, and nothing is green", { skip: missing }, async () => {
  wall = await person(browser, { viewport: { width: 1600, height: 900 } });
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  const trouble = wall.getByRole("region", { name: "Devices with problems" });
  const tile = wall.locator("a.tile[href='#/device/madrid-1']").last();
  await tile.getByText(/^Forfeit at \d\d:\d\d \(29 min left\)\.$/).waitFor();
  assert.equal(await trouble.locator(".good").count(), 0);
  await accessible(wall, "a wall whose players are absent");
  await shot(wall, "wall-absent");
  quiet(wall);
});

test("evt_2 a player reads when they lose, and when their opponent does", { skip: missing }, async () => {
  const page = await person(browser, { locale: "en-GB" });
  await page.goto(await event.address("madrid-1"));
  player = new Player(page, "madrid-1", "", "en");
  const seat = await player.seat();
  // Nobody was there at the start: White's clock runs until White comes.
  const [board, side] = seat.split(" ");
  const [own, theirs] = side === "white" ? [" Your clock is running\\.", ""] : ["", " Their clock is running\\."];
  await player.says(new RegExp(`^Come to the board and check in: you lose at \\d\\d:\\d\\d \\(.* left\\)\\.${own}$`));
  await shot(page, "play-absent-own");
  await player.checkIn();
  await player.says(
    new RegExp(`^Your opponent is absent\\. They lose at \\d\\d:\\d\\d \\(29 min \\d\\d s left\\)\\.${theirs}$`),
  );
  // Both read the time of day of the venue, whatever zone a computer has.
  const [here] = /\d\d:\d\d/.exec(await page.getByText(/^Your opponent is absent/).textContent());
  await console_.evaluate(() => (location.hash = "#/boards"));
  await console_.getByText(`Forfeit at ${here}`).first().waitFor();
  await accessible(page, "a player whose opponent is absent");
  await shot(page, "play-absent-opponent");
  // The deadline that counts is the one that an arbiter set last.
  event.adoube("default-time", board, "--minutes", "45", "--reason", "a train is late");
  await player.says(/They lose at \d\d:\d\d \(44 min \d\d s left\)\./);
  await console_.getByRole("heading", { name: "5 players are absent" }).waitFor();
  await console_.getByText(/44 min \d\d s left/).first().waitFor();
  // No deadline runs while the boards are held.
  event.adoube("clock", "pause", "--round", "1", "--reason", "a fire alarm");
  await player.says(/^Your opponent is absent\.$/);
  await console_.getByText("No deadline: an arbiter decides, or the boards are paused.").waitFor();
  event.adoube("clock", "resume", "--round", "1", "--reason", "all clear");
  await player.says(/They lose at \d\d:\d\d \(44 min \d\d s left\)\./);
  quiet(page);
});
