// Who gets in at the console: by an invitation, once, until the session is ended.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, quiet, shot, tab } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { until } from "./kit/until.mjs";

let event, browser;
before(async () => {
  if (missing) return;
  event = await Event.begin();
  browser = await open();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

test("an invitation signs in once, and leaves no trace in the address", { skip: missing }, async () => {
  const link = event.invitation("chief");
  const page = await person(browser);
  await page.goto(link);
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  assert.ok(!page.url().includes(new URL(link).hash.slice(1)), page.url());
  const [cookie] = await page.context().cookies();
  assert.deepEqual([cookie.httpOnly, cookie.secure, cookie.sameSite], [true, true, "Strict"]);
  assert.equal(await page.evaluate(() => document.cookie), "");
  await page.reload();
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await accessible(page, "the console without incidents");

  const other = await person(browser);
  await other.goto(link);
  await other.getByRole("alert").getByText("already been used").waitFor();
  await accessible(other, "the door");
  await shot(other, "invitation-used-twice");
  quiet(page);
  quiet(other);
});

test("a session that is ended is at the door at once", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("arbiter"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  const { sessions } = JSON.parse(event.adoube("sessions", "--json"));
  const own = sessions.find(({ person }) => person === "arbiter");
  event.adoube("sessions", "end", own.id);
  await page.getByLabel("Invitation").waitFor();
  await page.getByRole("alert").getByText("not signed in").waitFor();
  quiet(page);
});

/** Streams of a page that have not ended, from now on. */
function streams(page) {
  const open = new Set();
  const ends = (request) => open.delete(request);
  page.on("request", (request) => request.url().endsWith("/Watch") && open.add(request));
  page.on("requestfinished", ends);
  page.on("requestfailed", ends);
  return open;
}

test("who signs out is at the door in every window, and nothing goes on", { skip: missing }, async () => {
  const page = await person(browser);
  const own = streams(page);
  await page.goto(event.invitation("arbiter"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  const other = await tab(page.context());
  const others = streams(other);
  await other.goto(page.url());
  await other.getByRole("heading", { name: "Incidents" }).waitFor();
  await until("both are told of the round", () => own.size > 0 && others.size > 0);

  await page.evaluate(() => (location.hash = "#/access"));
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Invitation").waitFor();
  await other.getByLabel("Invitation").waitFor();
  await other.getByRole("alert").getByText("not signed in").waitFor();
  await until("no stream is open", () => own.size + others.size === 0);
  const { sessions } = JSON.parse(event.adoube("sessions", "--json"));
  assert.ok(!sessions.some(({ person }) => person === "arbiter"), "the session is ended");
  await page.reload();
  await page.getByLabel("Invitation").waitFor();
  [page, other].forEach(quiet);
});

test("the door and the console in Spanish", { skip: missing }, async () => {
  const page = await person(browser, { locale: "es-ES" });
  const link = event.invitation("chief");
  await page.goto(new URL("/", link).href);
  await page.getByLabel("Invitación").fill(link);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Incidentes" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  quiet(page);
});

test("an invitation that is withdrawn on the page opens nothing", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await page.evaluate(() => (location.hash = "#/access"));
  const form = page.locator("form", { hasText: "Create invitation" });
  await form.getByLabel("Official").selectOption({ label: "Arbiter" });
  await form.getByRole("button", { name: "Create invitation" }).click();
  const link = await page.locator("code").textContent();
  const list = page.locator("section", { hasText: "Invitations of the last two weeks" });
  const row = list.locator("li", { hasText: "not used yet" });
  await row.getByText("created by Chief Arbiter").waitFor();
  assert.ok(!(await list.textContent()).includes(new URL(link).hash.slice(1)), "what opens it is not told");
  await row.getByRole("button", { name: "Withdraw" }).click();
  await accessible(page, "an invitation to be withdrawn");
  await row.getByRole("button", { name: "Withdraw it now" }).click();
  await list.locator("li", { hasText: "withdrawn" }).waitFor();
  await page.locator("code").waitFor({ state: "detached" });
  await shot(page, "invitation-withdrawn");

  for (const [locale, says] of [
    ["en-GB", "This invitation was withdrawn."],
    ["es-ES", "Esta invitación se ha retirado."],
  ]) {
    const other = await person(browser, { locale });
    await other.goto(link);
    await other.getByRole("alert").getByText(says).waitFor();
    quiet(other);
  }
  quiet(page);
});

test("pen_3 the Chief Arbiter invites to a venue's wall from the console", { skip: missing }, async () => {
  const page = await person(browser);
  await page.goto(event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await page.evaluate(() => (location.hash = "#/access"));
  const form = page.locator("form", { hasText: "Create invitation" });
  const whom = form.getByLabel("Official");
  const option = whom.locator("option", { hasText: "LTA" }).filter({ hasText: "Madrid" }).first();
  await whom.selectOption(await option.getAttribute("value"));
  await form.getByLabel("Opens").selectOption({ label: "the wall of Madrid" });
  await form.getByRole("button", { name: "Create invitation" }).click();
  await page.getByText("It opens the venue’s wall once").waitFor();
  await accessible(page, "an invitation to a wall");
  await shot(page, "invitation-to-a-wall");
  const link = await page.locator("code").textContent();
  const wall = await person(browser);
  await wall.goto(link);
  await wall.locator("a[href^='#/device/']").first().waitFor();
  // Who invited is known at the venue.
  const told = event.adoube("--as", "chief", "invitations", "--wall", "madrid");
  assert.match(told, /lta-madrid .*lta of madrid .*by chief, .*: used/);
  quiet(wall);

  // A venue that is not connected makes none, and it is said so.
  await event.kill("madrid");
  await form.getByRole("button", { name: "Create invitation" }).click();
  await page.getByRole("alert").getByText("is not connected").waitFor();
  quiet(page);
});

test("pen_3 a browser acts in one office, and each of its windows in the one that it shows", { skip: missing }, async () => {
  const chief = await person(browser);
  await chief.goto(event.invitation("chief"));
  await chief.getByRole("heading", { name: "Incidents" }).waitFor();

  // Another invitation in the same browser is not used before somebody says so.
  const other = await tab(chief.context());
  const link = event.invitation("arbiter");
  await other.goto(link);
  await other.getByText(/^In this browser you are signed in as Chief Arbiter/).waitFor();
  await accessible(other, "an invitation that is opened over a session");
  await shot(other, "sign-in-other-session");
  await other.getByRole("button", { name: /^Stay signed in as/ }).click();
  await other.getByRole("heading", { name: "Incidents" }).waitFor();
  await chief.reload();
  await chief.getByRole("heading", { name: "Incidents" }).waitFor();

  // Used in its place, it ends the session before in every window, which says why and does nothing.
  await other.goto("about:blank");
  await other.goto(link);
  await other.getByRole("button", { name: "End this session and use the invitation" }).click();
  await other.getByRole("heading", { name: "Incidents" }).waitFor();
  const acting = (page) => page.locator("header .me").getByText("Arbiter", { exact: true }).first();
  await acting(other).waitFor();
  await chief.getByRole("alert").getByText("Another invitation was used in this browser, so this page").waitFor();
  // Whoever goes on in this window does so in the office that is shown then.
  const goOn = chief.getByRole("button", { name: "Continue as Arbiter" });
  await goOn.waitFor();
  await shot(chief, "sign-in-replaced");
  await goOn.click();
  await acting(chief).waitFor();
  const { sessions } = JSON.parse(event.adoube("sessions", "--json"));
  assert.equal(sessions.filter(({ person }) => person === "arbiter").length, 1, JSON.stringify(sessions));
  [chief, other].forEach(quiet);
});
