// What officials do reaches the player's page: a ruling, a message, a lock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player, round } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const all = round(() => Event.paged());

/** A device that was killed comes back, at its new page. */
async function back(player) {
  all.event.startPage(player.device);
  const page = await person(all.browser);
  await page.goto(await all.event.address(player.device, player.address));
  await page.getByText("Connected", { exact: true }).waitFor();
  return Object.assign(new Player(page, player.device, page.url(), "en"), { side: player.side });
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
  await accessible(black.page, "a ruling");
  await shot(black.page, "play-ruling");
  await black.press("I have seen it and am ready");
  await black.says("You are ready.");
  await again.press("I have seen it and am ready");
  await black.page.getByRole("timer").waitFor();
  await accessible(black.page, "the countdown");
  await shot(black.page, "play-countdown");
  await black.says("Your move.");
  [again.page, black.page].forEach(quiet);
});

test("ven_7 a leave that is asked for is granted at the console", { skip: missing }, async () => {
  const player = all.seats["1.1 black"];
  const ask = async (why) => {
    await player.press("Call the arbiter");
    await player.page.getByText("I ask to leave the playing area").click();
    await player.page.getByRole("textbox", { name: "Why, in your own words" }).fill(why);
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
  await dialog.getByRole("button", { name: "Grant the leave" }).click();
  await player.says("You may leave the playing area.");
  await player.press("Seen");

  await ask("once more");
  const told = all.event.adoube("call", "answer", "1.1", "--invalid");
  assert.match(told, /the leave asked for in call 2 is refused/);
  await player.says("You may not leave the playing area now.");
  [page, player.page].forEach(quiet);
});

test("a message, a lock and a question who it is", { skip: missing }, async () => {
  const { page, device } = all.seats["1.2 black"];
  all.event.adoube("order", "message", device, "the round begins in five minutes");
  await page.getByText("the round begins in five minutes").waitFor();
  await page.getByRole("button", { name: "Seen" }).click();
  all.event.adoube("order", "identify", device);
  await page.getByRole("status").getByText(device).waitFor();
  all.event.adoube("order", "lock", device, "wait for the arbiter");
  await page.getByRole("alertdialog").getByText("wait for the arbiter").waitFor();
  await page.getByRole("alertdialog").getByText(/^Locked by .+ \(lta\)\.$/).waitFor();
  await accessible(page, "a locked page");
  await shot(page, "play-locked");
  all.event.adoube("order", "unlock", device);
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  all.event.adoube("order", "restart-page", device);
  await page.getByRole("button", { name: "I am here" }).waitFor();
  quiet(page);
});
