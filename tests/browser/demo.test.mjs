// `adoube demo --play`: a round that people play in the browser, and an incident for who sits at the
// console.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { missing, open, person, quiet, shot } from "./kit/browser.mjs";
import { Demo } from "./kit/demo.mjs";
import { until } from "./kit/until.mjs";

let demo, browser;
/** Both players at their pages, once they have begun. */
let seated;
before(async () => {
  if (missing) return;
  demo = await Demo.begin();
  browser = await open();
});
after(async () => {
  await browser?.close();
  await demo?.close();
});

test("the links lead to a game, a wall and an incident that is ruled", { skip: missing }, async () => {
  const { white, black, console: desk, wall } = demo.links;
  const pages = {};
  for (const [name, link] of Object.entries({ white: white.page, black: black.page, desk, wall })) {
    pages[name] = await person(browser);
    await pages[name].goto(link);
  }
  for (const name of ["white", "black"]) {
    await pages[name].getByRole("button", { name: "I am here" }).click();
  }
  await pages.white.getByLabel("Your move or a command").fill("e4");
  await pages.white.keyboard.press("Enter");
  await pages.black.getByText("Your move.").waitFor();
  await pages.wall.getByText("All players’ devices are connected.").waitFor();

  await pages.desk.locator("a[href='#/incidents/1']").click({ timeout: 180_000 });
  await pages.desk.getByText("connected again").first().waitFor();
  await pages.desk.getByRole("button", { name: /^Confirm ruling: resume/ }).first().click();
  const dialog = pages.desk.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("the cable was out");
  await dialog.getByRole("button", { name: "Confirm ruling" }).click();
  await dialog.waitFor({ state: "detached" });
  await pages.desk.getByText("No open incidents").waitFor();
  Object.values(pages).forEach(quiet);
  seated = pages;
});

test("a kiosk that is killed is started again, and its player goes on", { skip: missing }, async () => {
  const { white, black } = seated;
  const said = (text) => until(text, () => demo.told().some((note) => note.text?.includes(text)));
  await black.getByLabel("Your move or a command").fill("e5");
  await black.keyboard.press("Enter");
  await white.getByText("Your move.").waitFor();
  await white.evaluate(() => (window.sameAsBefore = true));
  const device = demo.killWhites();
  await white.getByText("This computer’s game program is not responding.").first().waitFor();
  await white.getByText(/may be running\./).waitFor();
  await black.getByText(/is disconnected\./).first().waitFor();
  await shot(white, "demo-killed");
  await said(`kiosk ${device} was ended by signal 9; it restarts in 5 s`);
  await said(`kiosk ${device} has restarted as process `);
  await white.locator("header .link", { hasText: "Connected" }).waitFor();
  assert.equal(await white.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
  await white.locator("tbody td strong", { hasText: "e5" }).waitFor();
  assert.equal(demo.child.exitCode, null, "the demo goes on");
  [white, black].forEach(quiet);
});
