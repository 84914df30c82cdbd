// A disconnection from its beginning to its end: a device's cable is pulled, the wall of its venue shows it, the
// console rules on it, and the game goes on at the pages.
import { test } from "node:test";
import { accessible, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";

const DEVICE = "madrid-1";
const WHY = "a cable was out";

let cable;
const all = round(async () => {
  // Both clocks stop, until somebody decides: the wall shows that the board waits.
  const changes = [
    [/^clock = "runs"$/m, 'clock = "suspended"'],
    [/^resume = "both-back"$/m, 'resume = "arbiter"'],
  ];
  const event = await Event.paged({ changes });
  cable = await event.onCable(DEVICE);
  return event;
});

/** Who sits at the device, and who plays him. */
function opponents() {
  const [seat, own] = Object.entries(all.seats).find(([, { device }]) => device === DEVICE);
  const [board] = seat.split(" ");
  const [white, black] = ["white", "black"].map((side) => all.seats[`${board} ${side}`]);
  return { board, own, other: own === white ? black : white, white, black };
}

/** The wall of the venue and the console, where nothing is the matter. */
async function officials() {
  const wall = await person(all.browser, { viewport: { width: 1600, height: 900 } });
  await wall.goto(all.event.invitation("lta-madrid", "--wall", "madrid"));
  await wall.getByText("All players’ devices are connected.").waitFor();
  await wall.getByText("No calls.").waitFor();
  const desk = await person(all.browser);
  await desk.goto(all.event.invitation("chief"));
  await desk.getByText("No open incidents").waitFor();
  return { wall, desk };
}

/** The first ruling that is offered, with its reason. */
async function rule(desk) {
  await desk.getByRole("button", { name: /^Confirm ruling: resume/ }).first().click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill(WHY);
  await dialog.getByRole("button", { name: "Confirm ruling" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("dis_1 dis_9 ven_4 a pulled cable is seen on the wall, ruled on the console, played on", { skip: missing }, async () => {
  const { board, own, other, white, black } = opponents();
  for (const player of Object.values(all.seats)) await player.checkIn();
  await white.says("Your move.");
  await white.type("e4");
  await black.sees("e4");
  const { wall, desk } = await officials();

  cable.pull();
  const trouble = wall.getByRole("region", { name: "Devices with problems" });
  await trouble.locator(`a[href='#/device/${DEVICE}']`).waitFor();
  const alarms = wall.getByRole("complementary", { name: "Calls and incidents" });
  const alarm = alarms.getByRole("listitem").filter({ hasText: "Incident 1" });
  await alarm.getByText(`Board ${board}`, { exact: true }).waitFor();
  await accessible(wall, "a device in trouble");
  await shot(wall, "wall-trouble");
  await own.says("The connection to the server is lost.");
  await other.says(/is disconnected\./);
  await desk.locator("a[href='#/incidents/1']").click();
  await desk.getByText("is still disconnected").first().waitFor();

  cable.putBack();
  await wall.getByText("All players’ devices are connected.").waitFor();
  await alarm.waitFor();
  await desk.getByText("is still disconnected").first().waitFor({ state: "detached" });
  // It is connected, and its game is paused: nothing is green.
  const tile = wall.locator(`a.tile[href='#/device/${DEVICE}']`);
  await tile.getByText("paused", { exact: true }).waitFor();
  await wall.getByText("1 game is paused.").waitFor();
  await shot(wall, "wall-stands");
  await rule(desk);
  for (const player of [own, other]) {
    await player.says("The arbiter has ruled");
    await player.says(WHY);
    await player.press("I have seen it and am ready");
  }
  await black.says("Your move.");
  await black.type("e5");
  await white.sees("e5");
  await desk.getByText("No open incidents").waitFor();
  await wall.getByText("No calls.").waitFor();
  await wall.getByText("1 game is paused.").waitFor({ state: "detached" });
  [wall, desk, own.page, other.page].forEach(quiet);
});
