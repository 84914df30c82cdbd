// A hall's wireless network is about to get another password: its official orders a device that is still heard into it, from
// the command line and from the wall. The password stands nowhere but in the device's own settings of that network.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { accessible, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Machine, missing, profiled } from "./kit/lock.mjs";
import { end } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-1";

let event, browser, machine;
after(async () => {
  await browser?.close();
  await event?.close();
  if (machine) await end(machine.daemon);
});

/** The files below a folder in which a text stands. */
function holding(text, folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  return files.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() && readFileSync(file).includes(text));
}

/** The command line's order into the network, with what stands in a file. */
function ordered(secret) {
  const file = join(event.root, "..", `${DEVICE}-${process.pid}.secret`);
  writeFileSync(file, `${secret}\n`);
  const order = ["order", "join-network", DEVICE, "--ssid", "Sala 2", "--password-file", file];
  try {
    return event.adoube(...order);
  } catch (error) {
    return error.message;
  } finally {
    rmSync(file);
  }
}

test("ven_3 a device that is heard is ordered into another network", { skip: missing }, async () => {
  event = await Event.unchecked(...profiled);
  machine = new Machine(event, DEVICE);
  machine.hall("right horse");
  event.startPage(DEVICE);
  await event.address(DEVICE);
  await event.asked("order", "identify", DEVICE);
  await until("the node has told the device its key", () => existsSync(join(event.device(DEVICE), "data", "network.key")));

  // The device's program may be there before its machine is locked.
  let answer = "";
  await until("the device is locked", () => !/the device is not locked/.test((answer = ordered("wrong horse"))));
  assert.match(answer, /Secrets were required/);
  assert.equal(machine.joined(), "", "nothing is left of a network that did not let it in");
  assert.match(ordered("right horse"), /the device is in that network/);
  assert.ok(machine.joined().includes("psk=right horse"), machine.joined());

  browser = await open();
  const wall = await person(browser);
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await wall.locator(`a[href='#/device/${DEVICE}']`).first().click();
  await wall.getByRole("dialog").getByText("Wireless network", { exact: true }).click();
  const form = wall.getByRole("dialog").locator("section", { hasText: "Move to another network" });
  machine.hall("other horse");
  await form.getByLabel("Network name").fill("Sala 3");
  await form.getByLabel("Password").fill("other horse");
  await accessible(wall, "the order into another network");
  await form.getByRole("button", { name: "Join" }).click();
  await form.getByText("Order sent", { exact: true }).waitFor();
  await wall.getByText("“Sala 3”").waitFor();
  await until("the device is in it", () => machine.joined().includes("psk=other horse"));
  await wall.getByText("the device is in that network").first().waitFor();
  await shot(wall, "wall-network-order");
  assert.equal(await form.getByLabel("Password").inputValue(), "", "the form keeps no password");
  quiet(wall);

  assert.match(event.adoube("order", "list", DEVICE), /join-network/);
  const settings = join(machine.root, "etc/NetworkManager/system-connections/adoube-venue.nmconnection");
  const stand = holding(" horse", event.root).filter((file) => !file.endsWith("/usr/bin/nmcli"));
  assert.deepEqual(stand, [settings]);
});
