// What the event forbids happens on a device in a game; the ruling on its silence cites it, by a box in the console's form,
// and so does an adjustment of the clocks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { accessible, beginCommand, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Machine, asks, missing } from "./kit/lock.mjs";
import { Player } from "./kit/player.mjs";
import { end } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-1";
const SCREENS = /2 screens are connected/;

let event, browser, machine, board;
after(async () => {
  await browser?.close();
  await event?.close();
  if (machine) await end(machine.daemon);
});

test("ven_2 o_18_9 a ruling cites a breach by its box, and the record says so", { skip: missing }, async () => {
  event = await Event.paged();
  await event.address(DEVICE);
  await event.kill(DEVICE);
  asks(event, DEVICE);
  machine = new Machine(event, DEVICE);
  event.startPage(DEVICE);
  browser = await open();
  const seats = await Player.seated(browser, event);
  event.adoube("round", "start", "1", "--yes");
  const [seat] = Object.entries(seats).find(([, { device }]) => device === DEVICE);
  [board] = seat.split(" ");
  const [white, black] = ["white", "black"].map((side) => seats[`${board} ${side}`]);
  await white.checkIn();
  await black.checkIn();
  await white.says("Your move.");
  machine.screen("HDMI-A-1", "connected");
  await until("the agent heard of it", () => SCREENS.test(readFileSync(join(event.root, `${DEVICE}.log`), "utf8")));
  await event.kill(DEVICE);
  event.startPage(DEVICE);

  const desk = await person(browser);
  await desk.goto(event.invitation("chief"));
  await desk.locator("a[href='#/incidents/1']").click();
  await desk.getByText("connected again").first().waitFor();
  await until("the breach stands in the record", () => SCREENS.test(event.adoube("incident", "1")));
  const box = desk.getByRole("dialog").getByRole("checkbox", { name: SCREENS });
  await until("the breach can be cited", async () => {
    await desk.getByRole("button", { name: /^Confirm ruling: resume/ }).first().click();
    if (await box.isVisible()) return true;
    await desk.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    return false;
  });
  await box.check();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("he plugged in a second screen");
  await accessible(desk, "a ruling that cites a breach");
  await shot(desk, "ruling-cites");
  await dialog.getByRole("button", { name: "Confirm ruling" }).click();
  await dialog.waitFor({ state: "detached" });
  await desk.getByText(/^Cites .*2 screens are connected/i).first().waitFor();
  await shot(desk, "ruling-cited");
  const ruled = event.adoube("incident", "1");
  assert.match(ruled, /^ *cites .*2 screens are connected/m, ruled);
  quiet(desk);
});

test("ven_2 time that is given cites a breach by its box, and record and account say so", { skip: missing }, async () => {
  const desk = await person(browser);
  await desk.goto(event.invitation("chief"));
  await desk.evaluate((to) => (location.hash = to), `#/board/${board}`);
  await beginCommand(desk, "Give time");
  const dialog = desk.getByRole("dialog", { name: `Give time: ${board}` });
  await dialog.getByRole("textbox", { name: /^White/ }).fill("0:02:00");
  await dialog.getByRole("checkbox", { name: SCREENS }).check();
  await dialog.getByLabel("Reason", { exact: true }).fill("for the second screen");
  await accessible(desk, "time that is given and cites a breach");
  await shot(desk, "adjustment-cites");
  await dialog.getByRole("button", { name: "Give time", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const history = desk.locator("section", { hasText: "Event log" }).getByRole("listitem");
  await history.filter({ hasText: "for the second screen" }).waitFor();
  await history.filter({ hasText: /cites: .*2 screens are connected/ }).waitFor();
  await shot(desk, "adjustment-cited");
  const account = join(event.root, "account.pgn");
  event.adoube("export", "pgn", "--round", "1", "--for-officials", "--out", account);
  const told = readFileSync(account, "utf8").replace(/\s+/g, " ");
  assert.match(told, /cited by [^.]*: [^}]*2 screens are connected/, told);
  quiet(desk);
});
