// A hall's wireless network gets another password: the venue's official lets a device into it at the device itself, and
// its player is connected again. The daemon is the real one; a program stands in NetworkManager's place.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
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

test("ven_3 a device that reaches nobody is let into another network by the wall's answer", { skip: missing }, async () => {
  event = await Event.paged({ changes: [[/before_game = "none"/, 'before_game = "required"'], ...profiled] });
  await event.address(DEVICE);
  await event.kill(DEVICE);
  machine = new Machine(event, DEVICE);
  machine.hall("right horse");
  const cable = await event.cable(DEVICE);
  event.startPage(DEVICE);
  browser = await open();
  const page = await person(browser);
  await page.goto(await event.address(DEVICE));
  await page.locator("header .link", { hasText: "Connected" }).waitFor();
  await until("the node has told the device its key", () => existsSync(join(event.device(DEVICE), "data", "network.key")));

  cable.pull();
  await page.getByRole("button", { name: "Another network" }).click();
  const dialog = page.getByRole("dialog");
  const question = (await dialog.getByLabel("Letters on this computer").innerText()).trim();
  await accessible(page, "the question for another network");
  await shot(page, "play-network");

  const wall = await person(browser);
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await wall.locator(`a[href='#/device/${DEVICE}']`).first().click();
  const asked = wall.getByRole("dialog");
  await asked.getByText("Wireless network", { exact: true }).click();
  await asked.getByLabel("Letters on this computer").fill(question);
  await asked.getByRole("button", { name: "Answer", exact: true }).click();
  const answer = (await asked.locator("strong[role='status']").innerText()).trim();
  await shot(wall, "wall-network-code");

  const types = async (code, secret) => {
    await dialog.getByLabel("Answer").fill(code);
    await dialog.getByLabel("Network name").fill("Sala 2");
    await dialog.getByLabel(/Password/).fill(secret);
    await dialog.getByRole("button", { name: "Join" }).click();
  };
  await types("AAAAAA", "right horse");
  await dialog.getByText("The answer is wrong. Check it and type it again.").waitFor();
  await types(answer, "wrong horse");
  await dialog.getByText(/^Could not join the network: .*Secrets were required/).waitFor();
  assert.equal(machine.joined(), "", "nothing is left of a network that did not let it in");
  await types(answer, "right horse");
  await dialog.getByText("This computer has joined the network").waitFor();
  await shot(page, "play-network-joined");
  const ssid = [...Buffer.from("Sala 2")].map((byte) => `${byte};`).join("");
  assert.ok(machine.joined().includes(`ssid=${ssid}`), machine.joined());
  const log = readFileSync(join(event.root, `${DEVICE}.log`), "utf8");
  assert.ok(!log.includes("horse"), "a password stands in the log");

  cable.putBack();
  await page.locator("header .link", { hasText: "Connected" }).waitFor();
  // It is forgotten when the machine is let go.
  await end(machine.daemon);
  assert.equal(machine.joined(), "");
  [page, wall].forEach(quiet);
});
