// A player at a telephone: all that is his to do has room, a ruling covers nothing, in the dark too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";

const PHONE = { width: 390, height: 844 };
const all = round(() => Event.paged());

/** Nothing runs out of the page sideways, nor out of what it stands in. */
async function fits({ page }, within) {
  const found = await page.evaluate((within) => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? ["the page"] : [];
    const cut = [...document.querySelectorAll(`${within} :is(label, button, p):not(.hidden-text, .hidden-text *)`)].filter(
      (it) => it.getBoundingClientRect().right > root.clientWidth || it.scrollWidth > it.clientWidth + 1,
    );
    return [...wide, ...cut.map((it) => it.textContent.trim())];
  }, within);
  assert.deepEqual(found, []);
}

/** Board and clocks whole, where the page stands. */
async function inSight({ page }, how) {
  const { height } = page.viewportSize();
  const clocks = page.getByRole("img", { name: /^(White|Black) \d/ });
  for (const shown of [page.locator("cg-board"), clocks.nth(0), clocks.nth(1)]) {
    const { y, height: tall } = await shown.boundingBox();
    assert.ok(y >= 0 && y + tall <= height, `${how}: from ${y} to ${y + tall} of ${height}`);
  }
}

test("ven_8 dis_9 a call and a ruling have room on a telephone", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.page.setViewportSize(PHONE);
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");
  await white.press("Call the arbiter");
  await white.page.getByRole("dialog").getByText("I ask to leave the playing area").click();
  await fits(white, "dialog");
  await shot(white.page, "play-phone-call");
  await white.page.keyboard.press("Escape");
  await white.drag("e2", "e4");
  await black.sees("e4");

  // Three notices and a ruling at once.
  const message = (text) => all.event.adoube("order", "message", white.device, text);
  message("lunch is served in hall B after the round");
  await white.press("Call the arbiter");
  await white.confirm("Call the arbiter");
  await white.says("You have called the arbiter.");
  all.event.adoube("result", "1.1", "1-0", "--reason", "the wrong board", "--yes");
  const reason = "it was board 1.2 whose flag fell; the arbiter read the wrong number, and neither player is to blame for it";
  const clocks = ["--white", "0:50:00", "--black", "0:49:00"];
  all.event.adoube("board", "reopen", "1.1", ...clocks, "--reason", reason, "--yes");
  await white.says("The result is cancelled: the game continues.");
  await inSight(white, "a ruling");
  await accessible(white.page, "a ruling on a telephone");
  await shot(white.page, "play-phone-ruling");
  const count = white.page.getByRole("button", { name: /^\W*\d notices?$/ });
  await count.click();
  await white.page.getByRole("listitem").getByText("lunch is served").waitFor();
  await inSight(white, "with notices");
  await count.click();
  await white.page.getByRole("listitem").getByText("lunch is served").waitFor({ state: "hidden" });
  // A page at a time, and no further than its end; where all of it is in sight there is nothing to read on.
  const more = white.page.getByRole("button", { name: "Read on" });
  for (let pages = 0; pages < 6; pages += 1) {
    const pressed = await more.click({ timeout: 1_000 }).then(() => true, () => false);
    if (!pressed) break;
  }
  await white.press("I have seen it and am ready");
  await black.press("I have seen it and am ready");
  await white.page.getByRole("timer").waitFor();
  await inSight(white, "the countdown");
  const { y, height } = await white.page.getByRole("timer").boundingBox();
  assert.ok(y >= 0 && y + height <= PHONE.height, "the countdown itself");
  await shot(white.page, "play-phone-countdown");
  await black.says("Your move.");
  await fits(white, "main");
  [white, black].forEach(({ page }) => quiet(page));
});

test("end_1 who resigns is asked once more, in the dark too", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  for (const { page } of [white, black]) await page.emulateMedia({ colorScheme: "dark" });
  await accessible(white.page, "in play, in the dark");
  await black.type("e5");
  await white.sees("e5");
  await white.press("Resign");
  await accessible(white.page, "a resignation is asked about");
  await shot(white.page, "play-phone-dark-resign");
  await white.page.keyboard.press("Escape");
  await white.page.getByRole("dialog").waitFor({ state: "detached" });
  await white.says("Your move.");
  await white.press("Resign");
  await white.confirm("Resign");
  await white.says(/ wins$/);
  await black.says("You win");
  for (const player of [white, black]) {
    await accessible(player.page, "the result in the dark");
    await player.press("I have seen the result");
  }
  await fits(white, "main");
  await shot(white.page, "play-phone-dark-result");
  [white, black].forEach(({ page }) => quiet(page));
});
