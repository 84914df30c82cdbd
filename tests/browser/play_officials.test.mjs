// What officials do reaches the player's page: a ruling, a message, a lock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player, round } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const all = round(() => Event.paged());

/** A device that was killed comes back, and its page goes on by itself. */
async function back(player) {
  await player.says("game program is not responding");
  all.event.startPage(player.device);
  await player.page.getByText("Connected", { exact: true }).waitFor();
  return player;
}

test("dis_9 both players see a ruling and say that they are ready", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");
  await white.type("e4");
  await black.sees("e4");
  await all.event.kill(white.device);
  await black.says(/is disconnected\./);
  const again = await back(white);
  await again.sees("e4");
  const rule = ["rule", "1", "resume", "--clocks", "last-contact", "--yes"];
  await until("a ruling", () => {
    try {
      return all.event.adoube(...rule, "--reason", "the device was started anew");
    } catch {
      return false;
    }
  });
  for (const player of [again, black]) {
    await player.says("The arbiter has ruled");
    await player.says("the device was started anew");
  }
  await black.hears(/The arbiter has ruled\. The game resumes from this position\. Reason: the device was started anew\.$/);
  await accessible(black.page, "a ruling");
  await shot(black.page, "play-ruling");
  await black.press("I have seen it and am ready");
  await black.hears(/^You are ready\. Waiting for .+\.$/);
  await again.press("I have seen it and am ready");
  await black.page.getByRole("timer").waitFor();
  await black.hears(/^Your clock starts in \d+ s\.$/);
  await accessible(black.page, "the countdown");
  await shot(black.page, "play-countdown");
  await black.says("Your move.");
  await black.hears("The game is resumed. Your move.");
  all.seats["1.1 white"] = again;
  [again.page, black.page].forEach(quiet);
});

test("dis_9 a result that was taken back is told, and waits for both", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  const clocks = ["--white", "0:50:00", "--black", "0:49:00"];
  const reopen = (reason) => {
    all.event.adoube("result", "1.1", "1-0", "--reason", "the wrong board", "--yes");
    all.event.adoube("board", "reopen", "1.1", ...clocks, "--reason", reason, "--yes");
  };
  reopen("it was board 1.2");
  for (const player of [white, black]) {
    await player.says("The result is cancelled: the game continues.");
    await player.says("it was board 1.2");
    await player.press("I have seen it and am ready");
  }
  await black.says(/^Your clock starts in \d+ s/);
  await white.says(/^The clock of .+ starts in \d+ s/);
  await shot(white.page, "play-reopened");
  await black.says("Your move.");

  // An arbiter who does not wait: it is told all the same.
  reopen("board 1.2, again");
  await black.says("board 1.2, again");
  all.event.adoube("clock", "resume", "1.1", "--reason", "both sit there");
  await black.says("Your move.");
  await black.says(/The result is cancelled.*board 1\.2, again\..*An arbiter has started the clock\./);
  await accessible(black.page, "a ruling that was not waited for");
  await black.type("e5");
  const told = black.page.getByRole("listitem").filter({ hasText: "An arbiter has started the clock." });
  await told.waitFor({ state: "hidden" });
  await white.says("An arbiter has started the clock.");
  [white.page, black.page].forEach(quiet);
});

test("ven_7 a leave that is asked for is granted at the console", { skip: missing }, async () => {
  const player = all.seats["1.1 black"];
  const ask = async (why) => {
    await player.press("Call the arbiter");
    await player.page.getByText("I ask to leave the playing area").click();
    await player.page.getByRole("textbox", { name: "Reason, in your own words" }).fill(why);
    await player.confirm("Ask for leave");
    await player.says("You have asked to leave the playing area.");
  };
  await ask("I feel unwell");
  const page = await person(all.browser);
  await page.goto(all.event.invitation("chief"));
  await page.evaluate(() => (location.hash = "#/calls"));
  await page.getByText("Black ASKS FOR LEAVE").waitFor();
  await page.getByRole("button", { name: "Answer…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Asks to leave the playing area.").waitFor();
  await accessible(page, "a leave is asked for");
  await shot(page, "console-leave");
  await dialog.getByRole("button", { name: "Grant leave" }).click();
  await player.says("You may leave the playing area.");
  await player.press("Seen");

  // He is back, and everybody who was told that he is out is told so.
  const wall = await person(all.browser, { viewport: { width: 1600, height: 900 } });
  const [venue] = player.device.split("-");
  await wall.goto(all.event.invitation(`lta-${venue}`, "--wall", venue));
  await wall.getByRole("button", { name: /^Is back: / }).click();
  await player.says("Your leave has ended.");
  await player.says(/^You were away for \d+(\.\d)? s\.$/);
  await wall.getByRole("region", { name: "Back from leave" }).getByText(/back at [\d:]+, away \d+ s/).waitFor();
  await page.evaluate(() => (location.hash = "#/board/1.1"));
  await page.getByText(/^Black is back from leave, recorded by .+; away \d+(\.\d)? s$/).waitFor();
  await page.getByText("Black is back from leave since").waitFor();
  await accessible(wall, "somebody is back from leave");
  await shot(wall, "wall-back-from-leave");
  await player.press("Seen");
  await player.page.getByText("Your leave has ended.").waitFor({ state: "detached" });

  await ask("once more");
  const told = all.event.adoube("call", "answer", "1.1", "--invalid");
  assert.match(told, /call 2: leave refused/);
  await player.says("You may not leave the playing area now.");
  [page, player.page, wall].forEach(quiet);
});

test("a message, a lock and a question who it is", { skip: missing }, async () => {
  const { page, device } = all.seats["1.2 black"];
  all.event.adoube("order", "message", device, "the round begins in five minutes");
  await page.getByText("the round begins in five minutes", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Seen" }).click();
  all.event.adoube("order", "identify", device);
  await page.getByRole("status").getByText(device).waitFor();
  all.event.adoube("order", "lock", device, "wait for the arbiter");
  await page.getByRole("alertdialog").getByText("wait for the arbiter").waitFor();
  await page.getByRole("alertdialog").getByText(/^Locked by .+ \(local technical arbiter\)\.$/i).waitFor();
  await accessible(page, "a locked page");
  await shot(page, "play-locked");
  all.event.adoube("order", "unlock", device);
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  all.event.adoube("order", "restart-page", device);
  await page.getByRole("button", { name: "I am here" }).waitFor();
  quiet(page);
});

const NAMES = { white: "White", black: "Black" };

/** The player sits at this side: his board is seen from there, and his clock stands below, the other's above.
 * One of them runs, or none; who does not run shows that time, if it is given. */
async function sits(player, side, { running = "", shows = "" }) {
  player.side = side;
  const other = side === "white" ? "black" : "white";
  const of = (side) => player.page.getByRole("region", { name: NAMES[side], exact: true });
  const top = async (side) => (await of(side).boundingBox()).y;
  await player.page.locator(`.cg-wrap.orientation-${side}`).waitFor();
  await of(side).getByText("· you").waitFor();
  assert.ok((await top(side)) > (await top(other)), `${NAMES[side]} stands below`);
  for (const one of [side, other]) {
    const clock = running === one ? "[^,]+, running" : shows || "[^,]+";
    const name = new RegExp(`^${NAMES[one]} ${clock}$`);
    await of(one).getByRole("img", { name }).waitFor();
  }
}

test("evt_6 after a reversal of colours both pages are turned, and play goes on", { skip: missing }, async () => {
  const [ana, bo] = [all.seats["1.2 white"], all.seats["1.2 black"]];
  // White's clock has run since the start of the round; a game that begins again has all of its time.
  const shows = "1:30:00";
  await ana.checkIn();
  await bo.checkIn();
  await ana.says("Your move.");
  await ana.type("e4");
  await bo.sees("e4");
  await sits(bo, "black", { running: "black" });

  const why = "the pairing was entered wrongly";
  all.event.adoube("board", "reverse-colours", "1.2", "--reason", why, "--yes");
  await ana.says("You have Black now.");
  await bo.says("You have White now.");
  for (const player of [ana, bo]) {
    await player.says("A new game begins, and the old one does not count");
    await player.says("The clocks are stopped.");
    await player.says(`Reason: ${why}`);
    await player.says(/By .*Chief Arbiter/);
    await player.says("game 2");
  }
  await sits(ana, "black", { shows });
  await sits(bo, "white", { shows });
  await accessible(ana.page, "reversed colours");
  await shot(ana.page, "play-reversed");
  // Each plays his new pieces, from where they stand on his board now.
  all.event.adoube("clock", "resume", "1.2", "--reason", "the colours are right");
  await bo.says("Your move.");
  await sits(ana, "black", { running: "white", shows });
  await bo.click("d2", "d4");
  await ana.sees("d4");
  await sits(bo, "white", { running: "black" });
  await ana.drag("g8", "f6");
  await bo.sees("Nf6");
  await ana.page.getByText("You have Black now.").waitFor({ state: "detached" });
  [ana.page, bo.page].forEach(quiet);
});

/** The board and both clocks, whole and without scrolling. */
async function inSight({ page }, how) {
  const { height } = page.viewportSize();
  await page.evaluate(() => scrollTo(0, 0));
  const clocks = Object.values(NAMES).map((name) =>
    page.getByRole("region", { name, exact: true }).getByRole("img", { name: new RegExp(`^${name} `) }),
  );
  for (const shown of [page.locator("cg-board"), ...clocks]) {
    const { y, height: tall } = await shown.boundingBox();
    assert.ok(y >= 0 && y + tall <= height, `${how}: from ${y} to ${y + tall} of ${height}`);
  }
}

test("however much is told, the board and both clocks stay in sight", { skip: missing }, async () => {
  const [ana, bo] = [all.seats["1.2 white"], all.seats["1.2 black"]];
  await ana.page.setViewportSize({ width: 1024, height: 768 });
  await bo.press("Offer a draw");
  await bo.confirm("Offer a draw");
  await ana.says(/offers a draw\./);
  await ana.press("Call the arbiter");
  await ana.page.getByRole("dialog").getByRole("textbox").fill("my mouse is stuck");
  await ana.confirm("Call the arbiter");
  await ana.says("You have called the arbiter.");
  const words = "lunch is served in hall B after the round, for players and those who came with them";
  all.event.adoube("order", "message", ana.device, words);
  await ana.says(words);
  for (const type of ["Normal", "Large", "Very large"]) {
    await ana.page.getByRole("button", { name: "Settings" }).click();
    await ana.page.getByRole("dialog").getByText(type, { exact: true }).click();
    await ana.page.keyboard.press("Escape");
    await ana.page.getByRole("dialog").waitFor({ state: "detached" });
    await inSight(ana, type);
  }
  await shot(ana.page, "play-told-largest");
  [ana.page, bo.page].forEach(quiet);
});
