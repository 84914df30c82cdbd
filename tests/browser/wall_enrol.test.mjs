// A device that joins makes its key itself: the LTA reads a code out from the wall, and the wall says what became of it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { built } from "./kit/programs.mjs";

const DEVICE = "madrid-9";

let event, browser;
after(async () => {
  await browser?.close();
  await event?.close();
});

/** The venue has one device more, without a key. */
function joins(event) {
  const file = join(event.folder, "venues.toml");
  const text = readFileSync(file, "utf8");
  const devices = 'devices = ["madrid-1", "madrid-2", "madrid-3"]\n';
  assert.ok(text.includes(devices), text);
  writeFileSync(file, text.replace(devices, `${devices}enrol = ["${DEVICE}"]\n`));
  event.adoube("certify");
}

/** What somebody at the device types, and reads. */
function types(code) {
  const settings = readFileSync(join(event.folder, "venues", "madrid", "venue.toml"), "utf8");
  const node = /^listen_relay = "(.*)"$/m.exec(settings)[1];
  const args = ["enrol", code, "--node", node, "--dir", event.device(DEVICE)];
  return spawnSync(`${built}/adoube-kiosk`, args, { encoding: "utf8", timeout: 60_000 });
}

test("ven_1 a device is let in by a code that the wall gives out", { skip: missing }, async () => {
  event = await Event.begin(joins);
  browser = await open();
  const page = await person(browser);
  await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await page.locator(`a[href='#/device/${DEVICE}']`).first().click();
  const panel = page.getByRole("dialog").getByRole("region", { name: "Register this device again" });
  await panel.getByRole("button", { name: /^Register this device again/ }).click();
  await panel.getByRole("button", { name: "Create a code" }).click();
  const code = (await panel.locator(".code").innerText()).trim();
  assert.match(code, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await panel.getByText("3 attempts left.").waitFor();
  await accessible(page, "a code for a device");
  await shot(page, "wall-enrol");

  // One letter misread: nothing is made, and the wall counts it.
  const wrong = types(`${code.slice(0, -1)}${code.endsWith("A") ? "C" : "A"}`);
  assert.notEqual(wrong.status, 0, wrong.stdout);
  assert.ok(!existsSync(join(event.device(DEVICE), "device.toml")));
  await panel.getByText("2 attempts left.").waitFor();
  const right = types(code);
  assert.equal(right.status, 0, right.stderr);
  await panel.getByText("The code was used: the device is registered").waitFor();
  await shot(page, "wall-enrolled");
  event.startPage(DEVICE);
  await page.getByRole("dialog").getByText(/^(ready|page not open)$/).first().waitFor();
  quiet(page);
});
