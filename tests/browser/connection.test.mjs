// A page that lost its connection says so, shows no clock as running, and catches up by itself.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";

import { Player } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

let event, browser;
before(async () => {
  if (missing) return;
  event = await Event.playing();
  browser = await open();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

test("the console of a coordinator that is killed and comes back", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.evaluate(() => (location.hash = "#/boards"));
  await page.locator("a[href='#/board/1.1']").first().waitFor();
  await page.evaluate(() => (window.sameAsBefore = true));

  await event.kill("coordinator");
  await page.getByText("Connection lost").first().waitFor();
  await shot(page, "connection-lost");
  event.startCoordinator();
  await page.getByText("Connection lost").first().waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
});

/** The page's own network goes and comes back; it is not loaded anew. */
async function cutOff(page, found) {
  await found.waitFor();
  await page.evaluate(() => (window.sameAsBefore = true));
  await page.context().setOffline(true);
  await page.locator("section.banner").waitFor();
  await page.waitForFunction(() => !document.querySelector(".clock.running"));
  await page.context().setOffline(false);
  await page.locator("section.banner").waitFor({ state: "detached" });
  await found.waitFor();
  assert.equal(await page.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
}

test("a console and a wall whose own network is cut and restored", { skip: missing }, async () => {
  const console = await person(browser);
  await console.goto(event.invitation("chief"));
  await console.evaluate(() => (location.hash = "#/board/1.1"));
  await cutOff(console, console.locator(".clock.running").first());
  const wall = await person(browser);
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await cutOff(wall, wall.locator("a[href='#/device/madrid-1']").first());
});

/** Which board it is, and that it is not connected, on a telephone: whatever is scrolled to, however large the type. */
async function staysInSight(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const type of ["normal", "large", "largest"]) {
    await page.evaluate((size) => (document.documentElement.dataset.type = size), type);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const shown of ["h1", ".link", "button:nth-of-type(1)", "button:nth-of-type(2)"]) {
      const { x, y, width, height } = await page.locator(`header ${shown}`).first().boundingBox();
      const [right, foot] = [x + width, y + height];
      assert.ok(x >= 0 && right <= 390 && y >= 0 && foot <= 120, `${type} ${shown}: ${x} ${y} ${right} ${foot}`);
    }
    await shot(page, `play-cut-phone-${type}`);
  }
  await page.evaluate(() => (document.documentElement.dataset.type = "normal"));
  await page.setViewportSize(before);
}

test("ven_4 a console that is cut off shows nothing as if it were so now, and confirms nothing", { skip: missing }, async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(event.invitation("chief"));
  await page.evaluate(() => (location.hash = "#/venues"));
  await page.getByText("connected", { exact: true }).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^last known \d+ s ago: connected$/).first().waitFor();
  assert.equal(await page.locator(".badge.good").count(), 0, "nothing is well as far as is known");
  await shot(page, "venues-cut-off");

  // A board that is opened only now has the position that was known last.
  await page.evaluate(() => (location.hash = "#/board/1.1"));
  await page.getByText(/^last known \d+ s ago: /).first().waitFor();
  await until("the pieces are drawn", async () => (await page.locator("cg-board piece").count()) > 30);
  const king = await page.locator("cg-board piece.king.white").boundingBox();
  assert.ok(king.width > 20 && king.height > 20, JSON.stringify(king));
  await shot(page, "board-cut-off");

  assert.ok(await page.getByRole("button", { name: "Pause", exact: true }).isDisabled());
  const give = page.getByRole("button", { name: "Give time…", exact: true });
  assert.ok(await give.isDisabled());
  // A dialog that was opened before says so too, and confirms nothing.
  await page.context().setOffline(false);
  await give.click();
  const dialog = page.getByRole("dialog");
  await page.context().setOffline(true);
  await dialog.getByText(/^Connection lost: what you see is \d+ s old/).waitFor();
  await dialog.getByLabel("White").fill("0:01:00");
  await dialog.getByLabel("Reason", { exact: true }).fill("a telephone rings");
  const confirm = dialog.getByRole("button", { name: "Give time", exact: true });
  assert.ok(await confirm.isDisabled());
  await page.context().setOffline(false);
  await until("it can be confirmed", () => confirm.isEnabled());
  await confirm.click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("listitem").filter({ hasText: "a telephone rings" }).first().waitFor();
});

test("dis_2 a player whose cable is pulled moves all the same, once", { skip: missing }, async () => {
  await event.close();
  event = await Event.paged();
  const cable = await event.onCable("madrid-1");
  const seats = await Player.seated(browser, event);
  event.adoube("round", "start", "1", "--yes");
  const [seat, own] = Object.entries(seats).find(([, { device }]) => device === "madrid-1");
  const [board, side] = seat.split(" ");
  const other = seats[`${board} ${side === "white" ? "black" : "white"}`];
  await own.checkIn();
  await other.checkIn();
  if (side === "black") {
    await other.says("Your move.");
    await other.type("e4");
  }
  await own.says("Your move.");
  await own.page.evaluate(() => (window.sameAsBefore = true));
  await own.page.locator(".clock.running").first().waitFor();

  cable.pull();
  await own.says("The connection to the server is lost.");
  await own.page.locator(".clock.running").first().waitFor({ state: "detached" });
  await own.page.getByRole("img", { name: /not up to date/ }).first().waitFor();
  await own.says(/The connection to the event’s server was interrupted/);
  await own.says(/No contact for \d+ s/);
  await own.says(/Last known: your clock was running\./);
  // What would not arrive is not offered, and why it is not stands there.
  for (const name of ["Offer a draw", "Resign", "Call the arbiter"])
    assert.ok(await own.page.getByRole("button", { name, exact: true }).isDisabled(), name);
  await own.says(/Not connected: your move will be sent later\./);
  await own.says(/Raise your hand to call the arbiter\./);
  await staysInSight(own.page);
  assert.doesNotMatch(await own.page.locator("body").innerText(), /\b(tcp|transport|os error|relay)\b/i);
  // The move that was entered last waits, and no other.
  const [first, last] = side === "white" ? ["e4", "d2d4"] : ["e5", "d7d5"];
  await own.type(first);
  await own.says(/^Waiting for the connection: e[27]–e[45]$/);
  await own.type(last);
  await own.says(/^Waiting for the connection: d[27]–d[45]$/);
  await own.says("Your move is waiting for the connection.");
  await shot(own.page, "play-cable-pulled");
  await own.says(/will not be played.* this page will say so\./);
  // It comes while they are: it is kept in sight, and played when its player says so.
  event.adoube("clock", "pause", board, "--reason", "a cable");
  cable.putBack();
  await own.says(/^Your move d[27]–d[45] was not played\.$/);
  await own.says(/The clocks were stopped when it arrived\./);
  await accessible(own.page, "a move that was not played");
  await shot(own.page, "play-not-played");
  const again = own.page.getByRole("button", { name: "Play it now" });
  assert.equal(await again.count(), 0);
  event.adoube("clock", "resume", board, "--reason", "it is in again");
  await again.waitFor();
  const before = event.boards().find((told) => told.board === board).ply;
  assert.equal(before, side === "white" ? 0 : 1, "nothing was played by itself");
  await again.click();
  const move = side === "white" ? "d4" : "d5";
  await other.sees(move);
  await own.sees(move);
  await own.page.locator(".clock.running").first().waitFor();
  assert.equal(await own.page.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
  const ply = await until("the move is recorded", () => event.boards().find((told) => told.board === board)?.ply);
  assert.equal(ply, side === "white" ? 1 : 2, "the move was played once");
});
