// A device that dies is an incident on the console; it is ruled there, and the game goes on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
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

/** Asks what it comes to if time is taken off a side. */
async function deductFrom(page, side) {
  const own = page.locator("details", { hasText: "Another ruling" });
  if (!(await own.evaluate((element) => element.open))) await own.locator("summary").click();
  await own.locator("select").first().selectOption("deduct");
  await own.locator("input").fill("0:01:00");
  await own.locator("select").last().selectOption({ label: side });
  await own.getByRole("button", { name: "See what it comes to" }).click();
}

test("dis_1 dis_3 a silence is shown, ruled and executed", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByText("No incident waits").waitFor();

  const seat = event.adoube("watch", "--once").match(/(madrid-\d) +\S.*? +1\.1 /)[1];
  await event.kill(seat);
  const row = page.locator("a[href='#/incidents/1']");
  await row.waitFor();
  await row.click();
  await page.getByText("1.1: clocks and moves").first().waitFor();
  await page.getByRole("log").getByText(/^Incident 1, /).waitFor({ state: "attached" });
  const told = await page.getByText("is still away").first().textContent();
  const [away, other] = told.startsWith("White") ? ["White", "Black"] : ["Black", "White"];
  await page.getByText(/Both clocks together \d.* the game began with \d/).first().waitFor();
  event.startKiosk(seat);
  await page.getByText("connected again").first().waitFor();
  await accessible(page, "an incident");
  await shot(page, "incident");

  await page.getByText("is still away").first().waitFor({ state: "detached" });
  await deductFrom(page, other);
  await page.getByRole("alert").getByText(`${other} was not disconnected`).waitFor();
  await deductFrom(page, away);
  await page.getByRole("button", { name: /^Rule so: .*deduct/ }).waitFor();

  await page.getByRole("button", { name: /^Rule so: resume/ }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("the device was restarted");
  await accessible(page, "a ruling to be confirmed");
  await shot(page, "ruling");
  await dialog.getByRole("button", { name: "Rule so" }).click();
  await dialog.waitFor({ state: "detached" });
  await until("the incident is closed by itself", () => {
    const [incident] = event.adoube("incidents", "--all", "--json").trim().split("\n").map((line) => JSON.parse(line));
    const stage = (incident.incidents?.[0] ?? incident).stage;
    return stage === "closed";
  });
  await page.getByText("No incident waits").waitFor();
  quiet(page);
});

test("boards, venues, calls and access break no rule of accessibility", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  for (const place of ["boards", "board/1.1", "venues", "calls", "round", "access"]) {
    await page.evaluate((to) => (location.hash = `#/${to}`), place);
    await page.locator("h1").first().waitFor();
    await accessible(page, place);
    await shot(page, place.replace("/", "-"));
  }
  quiet(page);
});

test("a console on a phone has no sideways scrolling", { skip: missing }, async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(event.invitation("chief"));
  for (const place of ["incidents", "boards", "venues"]) {
    await page.evaluate((to) => (location.hash = `#/${to}`), place);
    await page.locator("h1").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${place}: ${wide} px too wide`);
    await shot(page, `phone-${place}`);
  }
  quiet(page);
});
