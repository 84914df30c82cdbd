// The check of a lock before a game, on the wall: ordered, read layer by layer, signed; and a layer that breaks.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessible, open, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { Machine, missing, profiled } from "./kit/lock.mjs";
import { end } from "./kit/programs.mjs";
import { until } from "./kit/until.mjs";

let event, browser, machine;
after(async () => {
  await browser?.close();
  await event?.close();
  if (machine) await end(machine.daemon);
});

test("o_18_5 evt_4 an LCA has a lock checked at his wall and signs its report", { skip: missing }, async () => {
  event = await Event.unchecked(...profiled);
  machine = new Machine(event, "madrid-1");
  event.startPage("madrid-1");
  browser = await open();
  const page = await person(browser);
  await page.goto(event.invitation("lca-madrid", "--wall", "madrid", "--as", "lca-madrid"));
  await page.getByRole("button", { name: /^Checks/ }).click();
  const dialog = page.getByRole("dialog");
  const row = dialog.locator("li", { has: page.locator("strong", { hasText: /^madrid-1$/ }) }).filter({ hasText: "1.1" });
  await dialog.getByRole("button", { name: "Check the lock of every device" }).click();
  await row.getByText("verified", { exact: true }).waitFor();
  await row.getByText("Report, layer by layer").click();
  await row.getByText(/^screens: works \(reporting_only, required; 2 tested, 0 wrong\) /).waitFor();
  await row.getByText(/^time: works .*the clock was not changed/).waitFor();
  await row.getByText(/^time of day: 0\.\d s (ahead of|behind) the server/).waitFor();
  await accessible(page, "the checks with a lock's report");
  await shot(page, "wall-lock-report");
  const [, digest] = (await row.getByText(/^report: /).innerText()).match(/^report: ([0-9a-f]{12})/);
  const side = /Nepomniachtchi/.test(await row.innerText()) ? "black" : "white";
  // Of a device that is not heard in this moment only the player's own check could be recorded.
  await row.getByRole("button", { name: /^Passed, / }).click();
  const listed = await until("the signed report is in the record", () => {
    const text = event.adoube("check", "1.1", side, "--list");
    return text.includes(digest) && text;
  });
  for (const layer of ["screens", "time"]) assert.match(listed, new RegExp(`${layer}: works`), listed);
  quiet(page);

  // The same report in another language, and a layer that breaks: the wall names it.
  const lta = await person(browser, { locale: "es-ES", viewport: { width: 1600, height: 900 } });
  await lta.goto(event.invitation("lta-madrid", "--wall", "madrid"));
  await lta.getByRole("button", { name: /^Controles/ }).click();
  const fila = lta.getByRole("dialog").locator("li", { has: lta.locator("strong", { hasText: /^madrid-1$/ }) }).filter({ hasText: "1.1" });
  await fila.locator("summary").click();
  await fila.getByText(/^pantallas: funciona \(solo avisa, exigida; 2 pruebas, 0 mal\) /).waitFor();
  await shot(lta, "wall-lock-report-es");
  await lta.keyboard.press("Escape");
  machine.screen("HDMI-A-1", "connected");
  await lta.getByText(/bloqueo vulnerado: pantallas/).first().waitFor();
  await lta.locator("a[href='#/device/madrid-1']").first().click();
  await lta.getByRole("dialog").getByText(/hay 2 pantallas conectadas: /).first().waitFor();
  await accessible(lta, "a device whose lock is broken");
  await shot(lta, "wall-lock-broken-es");
  quiet(lta);
});
