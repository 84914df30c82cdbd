// The Chief Arbiter lets another arbiter rule in his place, who does so at his own console, until the right is taken back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, consoleAt, missing, open, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

const NOT_HIS = "Only the Chief Arbiter or a delegated arbiter can rule.";

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

const console = (who, place) => consoleAt(browser, event, who, place);

/** Its button, then its reason. */
async function says(page, button, reason) {
  await page.getByRole("button", { name: `${button}…`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason", { exact: true }).fill(reason);
  await accessible(page, button);
  await shot(page, `delegate-${button.split(" ")[0].toLowerCase()}`);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

test("dis_3 dis_6 an arbiter rules by delegation, with a shorter time control, and not after", { skip: missing }, async () => {
  const chief = await console("chief", "#/access");
  const deputy = await console("arbiter", "#/incidents");
  const seat = event.adoube("watch", "--once").match(/(madrid-\d) +\S.*? +1\.1 /)[1];
  await event.kill(seat);
  await deputy.locator("a[href='#/incidents/1']").click();
  await deputy.getByText(NOT_HIS).waitFor();
  assert.equal(await deputy.getByRole("button", { name: /^Confirm ruling/ }).count(), 0);

  await says(chief, "Delegate", "on a flight until noon");
  await chief.getByText(/delegated by .*on a flight until noon/).waitFor();
  event.startKiosk(seat);
  // His page is told without being loaded anew.
  const shorter = deputy.getByRole("listitem").filter({ hasText: "shorter time control" });
  const rule = shorter.getByRole("button", { name: /^Confirm ruling: / });
  await until("it can be ruled", () => rule.isVisible());
  await deputy.getByText("is still disconnected").first().waitFor({ state: "detached" });
  await rule.click();
  const dialog = deputy.getByRole("dialog");
  await dialog.getByText(/a new game, same colours, time control/).first().waitFor();
  await dialog.getByLabel(/^Reason/).fill("too little time is left for a whole game");
  await accessible(deputy, "a restart with a shorter time control");
  await shot(deputy, "ruling-shorter");
  await dialog.getByRole("button", { name: "Confirm ruling" }).click();
  await dialog.waitFor({ state: "detached" });
  await deputy.getByText(/delegated by Chief Arbiter/).first().waitFor();
  await deputy.evaluate(() => (location.hash = "#/board/1.1"));
  await deputy.getByText(/^Game 1, replaced: 3 half-moves$/).waitFor();
  await shot(deputy, "board-restarted");
  const account = event.adoube("incident", "1");
  assert.match(account, /delegated by Chief Arbiter/, account);

  await says(chief, "End delegation", "has landed");
  await chief.getByText(/Ended by .*has landed/).waitFor();
  await deputy.evaluate(() => (location.hash = "#/incidents/1"));
  await deputy.getByRole("button", { name: "Rule again…" }).click();
  await deputy.getByText(NOT_HIS).waitFor();
  assert.equal(await deputy.getByRole("button", { name: /^Confirm ruling/ }).count(), 0);
  [chief, deputy].forEach(quiet);
});

test("ven_4 a dialog outlives a coordinator that is killed and comes back", { skip: missing }, async () => {
  const page = await console("chief", "#/board/1.2");
  await page.getByRole("button", { name: "Give time…", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Give time: 1.2" });
  await dialog.getByLabel("White").fill("0:01:00");
  await dialog.getByLabel("Reason", { exact: true }).fill("a telephone rings");
  const confirm = dialog.getByRole("button", { name: "Give time", exact: true });
  await event.kill("coordinator");
  await until("nothing can be confirmed", () => confirm.isDisabled());
  await dialog.getByText(/^Connection lost: what you see/).waitFor();
  await accessible(page, "a dialog while the coordinator is away");
  await shot(page, "dialog-coordinator-away");
  event.startCoordinator();
  // The outage stopped the clocks: that is shown before the command can be given.
  await dialog.getByRole("alert").getByText(/changed after you looked at it/).waitFor();
  assert.equal(await dialog.getByLabel("Reason", { exact: true }).inputValue(), "a telephone rings");
  await until("it can be confirmed", () => confirm.isEnabled());
  await confirm.click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("listitem").filter({ hasText: "a telephone rings" }).first().waitFor();
});
