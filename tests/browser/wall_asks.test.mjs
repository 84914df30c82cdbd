// What a venue's officials ask of the coordinator at their wall: kept there, decided when it arrives.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

let event, browser;
after(async () => {
  await browser?.close();
  await event?.close();
});

test("ven_1 ven_4 a seat is moved to a spare while the venue is cut off", { skip: missing }, async () => {
  event = await Event.playing();
  browser = await open();
  const page = await person(browser, { viewport: { width: 1600, height: 900 } });
  await page.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  const seated = event.adoube("watch", "--once").match(/(madrid-\d) +\S.*? +1\.1 /)[1];
  await page.locator(`a[href='#/device/${seated}']`).first().click();
  await page.getByRole("dialog").waitFor();
  await event.kill("coordinator");
  await page.getByRole("button", { name: "Move the seat to a spare" }).click();
  await page.getByLabel("Reason").fill("its screen is broken");
  await page.getByRole("button", { name: "Move the seat", exact: true }).click();
  const asked = page.locator("section", { hasText: "Asked of the coordinator" });
  await asked.getByText("waiting", { exact: true }).waitFor();
  await asked.getByText("decides this when the uplink is back").waitFor();
  // Taken back and asked anew: the coordinator never hears of the first.
  await asked.getByRole("button", { name: /^Take back/ }).click();
  await asked.getByText("taken back by lta-madrid").waitFor();
  await shot(page, "wall-taken-back");
  await page.getByRole("button", { name: "Move the seat to a spare" }).click();
  await page.getByLabel("Reason").fill("its screen is broken after all");
  await page.getByRole("button", { name: "Move the seat", exact: true }).click();
  await asked.getByText("waiting", { exact: true }).waitFor();
  await asked.getByText(/holds until \d/).waitFor();
  const told = JSON.parse(event.adoube("intents", "--venue", "madrid", "--json")).intents;
  assert.deepEqual(
    told.map(({ fate, withdrawn_by }) => [fate, withdrawn_by]),
    [
      ["withdrawn", "lta-madrid"],
      ["waiting", null],
    ],
  );
  await accessible(page, "what waits for the coordinator");
  await shot(page, "wall-asked");

  event.startCoordinator();
  await page.getByText("no seat").first().waitFor();
  // Told where it was asked, though the seat is elsewhere by then.
  await asked.getByText("accepted", { exact: true }).waitFor();
  await until("the board has its spare", () => {
    const now = event.asked("watch", "--once");
    return now.then((text) => !new RegExp(`${seated} +\\S+ +1\\.1 `).test(text));
  });
  await page.goto(`${page.url().split("#")[0]}#/device/madrid-3`);
  await page.getByRole("dialog").getByText("accepted", { exact: true }).waitFor();
  await shot(page, "wall-accepted");
  quiet(page);
  await browser.close();
  await event.close();
});

test("evt_4 an LCA records the checks at his wall, an LTA cannot", { skip: missing }, async () => {
  event = await Event.unchecked();
  browser = await open();
  const lta = await person(browser);
  await lta.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await lta.getByRole("button", { name: /^Checks/ }).click();
  await lta.getByRole("dialog").getByText("not yet").first().waitFor();
  if ((await lta.getByRole("button", { name: /^Passed/ }).count()) > 0) throw new Error("an LTA may check");

  const lca = await person(browser);
  await lca.goto(event.invitation("lca-madrid", "--wall", "madrid", "--as", "lca-madrid"));
  await lca.getByRole("button", { name: /^Checks/ }).click();
  const dialog = lca.getByRole("dialog");
  await dialog.getByText("2 players are not checked yet.").waitFor();
  await accessible(lca, "the checks");
  await shot(lca, "wall-checks");
  await dialog.getByRole("button", { name: /^Passed/ }).first().click();
  await dialog.getByText("1 player is not checked yet.").waitFor();
  await dialog.getByRole("button", { name: /^Failed: fair play/ }).first().click();
  await dialog.getByText("FAILED", { exact: true }).waitFor();
  [lta, lca].forEach(quiet);
});
