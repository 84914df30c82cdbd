// `adoube demo --play`: a round that people play in the browser, and an incident for who sits at the
// console.
import { after, before, test } from "node:test";
import { missing, open, person, quiet } from "./kit/browser.mjs";
import { Demo } from "./kit/demo.mjs";

let demo, browser;
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
  for (const [name, link] of Object.entries({ white, black, desk, wall })) {
    pages[name] = await person(browser);
    await pages[name].goto(link);
  }
  for (const name of ["white", "black"]) {
    await pages[name].getByRole("button", { name: "I am here" }).click();
  }
  await pages.white.getByLabel("Your move, or a word").fill("e4");
  await pages.white.keyboard.press("Enter");
  await pages.black.getByText("Your move.").waitFor();
  await pages.wall.getByText("Every device that has a seat is heard.").waitFor();

  await pages.desk.locator("a[href='#/incidents/1']").click({ timeout: 180_000 });
  await pages.desk.getByText("connected again").first().waitFor();
  await pages.desk.getByRole("button", { name: /^Rule so: resume/ }).first().click();
  const dialog = pages.desk.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("the cable was out");
  await dialog.getByRole("button", { name: "Rule so" }).click();
  await dialog.waitFor({ state: "detached" });
  await pages.desk.getByText("No incident waits").waitFor();
  Object.values(pages).forEach(quiet);
});
