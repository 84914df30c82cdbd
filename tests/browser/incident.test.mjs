// A device that dies is an incident on the console; it is ruled there, and the game goes on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, focused, missing, open, person, quiet, shot } from "./kit/browser.mjs";
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
  const heading = page.getByRole("heading", { name: "Resume, and deduct time" });
  const own = page.getByRole("listitem").filter({ has: heading });
  await own.getByLabel("Time to deduct").fill("1");
  await own.getByText("That is 1 min.").waitFor();
  await shot(page, "console-typed-deduction");
  await own.getByLabel("From whose clock").selectOption({ label: side });
  await own.getByRole("button", { name: "Show the effect" }).click();
}

test("dis_1 dis_3 a silence is shown, ruled and executed", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByText("No open incidents").waitFor();

  const seat = event.adoube("watch", "--once").match(/(madrid-\d) +\S.*? +1\.1 /)[1];
  await event.kill(seat);
  const row = page.locator("a[href='#/incidents/1']");
  await row.waitFor();
  await row.click();
  await page.getByText("1.1: clocks and moves").first().waitFor();
  await page.getByRole("log").getByText(/^Incident 1, /).waitFor({ state: "attached" });
  const told = await page.getByText("is still disconnected").first().textContent();
  const [away, other] = told.startsWith("White") ? ["White", "Black"] : ["Black", "White"];
  // The story in a line, then what can be ruled, in sight without scrolling, and then the evidence.
  const [story, ruling, evidence] = await Promise.all(
    [page.getByText(/^1\.1, .*: disconnected/), page.getByRole("heading", { name: "Rulings" }), page.getByRole("heading", { name: "Evidence" })].map(
      async (part) => (await part.first().boundingBox()).y,
    ),
  );
  assert.ok(story < ruling && ruling < 600 && ruling < evidence, `${story} ${ruling} ${evidence}`);
  await page.getByText(/Total on both clocks: \d.* at the start/).first().waitFor();
  event.startKiosk(seat);
  await page.getByText("connected again").first().waitFor();
  await accessible(page, "an incident");
  await shot(page, "incident");

  await page.getByText("is still disconnected").first().waitFor({ state: "detached" });
  // All that the regulations name is in sight at once.
  for (const ruling of [/^Resume: give back all/, /and deduct time$/, /same time control$/, /shorter time control$/, /^Declare a result$/]) {
    await page.getByRole("heading", { name: ruling }).waitFor();
  }
  await deductFrom(page, other);
  await page.getByRole("alert").getByText(`${other} was not disconnected`).waitFor();
  await deductFrom(page, away);
  await page.getByRole("button", { name: /^Confirm ruling: .*deduct/ }).waitFor();

  await page.getByRole("button", { name: /^Confirm ruling: resume/ }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("the device was restarted");
  await accessible(page, "a ruling to be confirmed");
  await shot(page, "ruling");
  // Cut off it says so and cannot be given; once the page is back it is worked out again, and can.
  const rule = dialog.getByRole("button", { name: "Confirm ruling" });
  await page.context().setOffline(true);
  await dialog.getByText(/^Connection lost: what you see is \d+ s old/).waitFor();
  assert.ok(await rule.isDisabled(), "nothing is ruled on what was so once");
  await accessible(page, "a ruling while the page is cut off");
  await shot(page, "ruling-cut-off");
  await page.context().setOffline(false);
  await dialog.getByText(/what you see is/).waitFor({ state: "detached" });
  await until("it can be ruled again", () => rule.isEnabled());
  await rule.press("Enter");
  await dialog.waitFor({ state: "detached" });
  // What was ruled may be heard of before the dialog goes, or after: then it is the incident itself.
  const goesOn = /^Rulings given$|^1\.1 /;
  await until("the keyboard goes on at what was ruled", async () => goesOn.test(await focused(page)));
  await until("the incident is closed by itself", () => {
    const [incident] = event.adoube("incidents", "--all", "--json").trim().split("\n").map((line) => JSON.parse(line));
    const stage = (incident.incidents?.[0] ?? incident).stage;
    return stage === "closed";
  });
  await page.getByText("No open incidents").waitFor();
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
