// What the event forbids happens on a device in a game; the ruling on its silence cites it, by a box in the console's form.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { accessible, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Machine, asks, missing } from "./kit/lock.mjs";
import { Player } from "./kit/player.mjs";
import { end } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-1";
const SCREENS = /2 screens are connected/;

let event, browser, machine;
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
  event.adoube("round", "start", "1");
  const [seat] = Object.entries(seats).find(([, { device }]) => device === DEVICE);
  const [board] = seat.split(" ");
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
    await desk.getByRole("button", { name: /^Rule so: resume/ }).first().click();
    if (await box.isVisible()) return true;
    await desk.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    return false;
  });
  await box.check();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("he plugged in a second screen");
  await accessible(desk, "a ruling that cites a breach");
  await shot(desk, "ruling-cites");
  await dialog.getByRole("button", { name: "Rule so" }).click();
  await dialog.waitFor({ state: "detached" });
  await desk.getByText(/^Cites .*2 screens are connected/i).first().waitFor();
  await shot(desk, "ruling-cited");
  const ruled = event.adoube("incident", "1");
  assert.match(ruled, /^ *cites .*2 screens are connected/m, ruled);
  quiet(desk);
});
