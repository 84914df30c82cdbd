// What stands on the wall keeps its place and is read whole, while players are absent or call, clocks are stopped and the
// coordinator is lost.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, missing, open, person, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Player } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

let event, browser, wall;

before(async () => {
  if (missing) return;
  event = await Event.paged();
  browser = await open();
  wall = await person(browser, { viewport: { width: 1600, height: 900 } });
  await wall.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await wall.getByRole("heading", { name: "Madrid" }).waitFor();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

const strip = () => wall.getByRole("region", { name: "Devices with problems" });
const deadline = () => strip().getByText(/Forfeit at \d\d:\d\d \(.+ left\)/);
const count = async (what) => {
  const of = wall.getByRole("banner").getByRole("listitem").filter({ hasText: what });
  return Number(/\d+/.exec(await of.innerText())[0]);
};

/** Every instruction that is shown is read whole, and no tile hides a part of itself. */
const cutOff = () =>
  wall.locator("a.tile").evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const advice = tile.querySelector(".advice");
        if (!advice || advice.offsetHeight === 0) return false;
        const inside = tile.querySelector(".in");
        const about = tile.querySelector(".about").getBoundingClientRect();
        const box = advice.getBoundingClientRect();
        return (
          advice.scrollHeight > advice.clientHeight + 1 ||
          box.bottom > about.top + 1 ||
          about.bottom > inside.getBoundingClientRect().bottom + 1
        );
      })
      .map((tile) => tile.innerText),
  );

test("evt_2 ven_4 when players lose stays in the headline beside a device in trouble", { skip: missing }, async () => {
  event.adoube("round", "start", "1", "--yes");
  await deadline().waitFor();
  await event.kill("madrid-2");
  await strip().getByText("madrid-2").first().waitFor();
  await deadline().waitFor();
  await shot(wall, "wall-deadline-and-trouble");
  for (const [width, height] of [[1280, 720], [1600, 900], [1920, 1080], [2560, 1440]]) {
    await wall.setViewportSize({ width, height });
    await wall.waitForTimeout(500);
    assert.deepEqual(await cutOff(), [], `${width} x ${height}`);
  }
  await wall.setViewportSize({ width: 1600, height: 900 });
});

test("ven_8 a seat whose player calls needs somebody, and its call keeps its place", { skip: missing }, async () => {
  const page = await person(browser);
  const player = new Player(page, "madrid-1", await event.address("madrid-1"), "en");
  await page.goto(player.address);
  await player.seat();
  await player.checkIn();
  await until("madrid-1 is OK", async () => (await count("OK")) === 1);
  await player.press("Call the arbiter");
  await page.getByRole("textbox", { name: "Reason, in your own words" }).fill("my mouse is stuck");
  await player.confirm("Call the arbiter");
  const call = wall.locator("aside li.call");
  await call.waitFor();
  assert.equal(await count("OK"), 0);
  const place = async () => Object.values(await call.boundingBox()).slice(0, 2).map(Math.round);
  const before = await place();
  event.adoube("clock", "pause", "--round", "1", "--venue", "madrid", "--reason", "a drill");
  await wall.getByRole("region", { name: "Stopped by an official" }).waitFor();
  assert.deepEqual(await place(), before, "a stop");
  await event.kill("coordinator");
  await wall.getByText("No connection to the server for").first().waitFor();
  assert.deepEqual(await place(), before, "an uplink that is lost");
  await accessible(wall, "a stop, a call and an uplink that is lost");
  await shot(wall, "wall-places");
});
