// A venue's wall in Spanish: a player who calls is heard there, what its official orders comes to the device, and
// who is signed out is at the door.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { awake, listen, sounded, sounds } from "./kit/heard.mjs";
import { round } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const DEVICE = "madrid-1";
const NOBODY_SITS_THERE = "madrid-3";

const all = round(() => Event.paged());

/** A wall of a venue whose players have not come yet. */
async function wall() {
  const page = await person(all.browser, {
    locale: "es-ES",
    viewport: { width: 1600, height: 900 },
  });
  await listen(page);
  await page.goto(all.event.invitation("lta-madrid", "--wall", "madrid"));
  await page.getByText("2 jugadores ausentes.").waitFor();
  return page;
}

const seated = () =>
  Object.entries(all.seats).find(([, { device }]) => device === DEVICE);

/** As a page behind another is told of it: a browser that is driven hides none. What shows it again. */
async function covered(page) {
  const tell = (hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", {
        configurable: true,
        get: () => hidden,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await tell(true);
  return () => tell(false);
}

test(
  "ven_4 ven_8 a call rings and is notified at the wall, until it is answered",
  { skip: missing },
  async () => {
    const page = await wall();
    await page.getByRole("button", { name: "Timbre desactivado" }).click();
    await page.getByRole("button", { name: "Timbre activado" }).waitFor();
    await awake(page);
    const before = await sounds(page);
    const uncovered = await covered(page);

    const [seat, player] = seated();
    const [board, side] = seat.split(" ");
    await player.press("Call the arbiter");
    await player.page
      .getByRole("textbox", { name: "Reason, in your own words" })
      .fill("my mouse is stuck");
    await player.confirm("Call the arbiter");
    await sounded(page, before);
    const calls = `Tablero ${board}: ${side === "white" ? "Blancas" : "Negras"} (`;
    await page.waitForFunction(
      (calls) =>
        window.heard.notices.some(
          (told) =>
            told.startsWith(calls) &&
            told.endsWith(") llaman al árbitro: my mouse is stuck"),
        ),
      calls,
    );
    await uncovered();

    const alarms = page.getByRole("complementary", {
      name: "Llamadas e incidentes",
    });
    const call = alarms.getByRole("listitem").filter({ hasText: "LLAMADA" });
    const who = side === "white" ? "Blancas" : "Negras";
    await call
      .getByText(
        new RegExp(`^${who} \\(.+\\) llaman al árbitro: my mouse is stuck$`),
      )
      .waitFor();
    await call.getByText(`Tablero ${board}`).waitFor();
    assert.match(await page.title(), /^\(1\) /);
    await accessible(page, "a call, in Spanish");
    await shot(page, "wall-call-es");

    await call.getByRole("button", { name: "Voy yo" }).click();
    await player.says("An arbiter is coming.");
    await call.getByText(/va hacia allí \(desde hace/).waitFor();
    await page.getByRole("alert").getByText(/llaman al árbitro: my mouse is stuck$/).waitFor({ state: "attached" });

    const desk = await person(all.browser, { locale: "es-ES" });
    await desk.goto(all.event.invitation("chief"));
    await desk.getByRole("link", { name: /^Llamadas/ }).click();
    await desk.getByText(`${who} LLAMAN`).waitFor();
    await desk.getByRole("button", { name: "Responder…" }).click();
    await desk
      .getByRole("dialog")
      .getByLabel("Nota")
      .fill("another mouse comes");
    await accessible(desk, "a call to be answered, in Spanish");
    await desk.getByRole("button", { name: "Responder: motivo válido" }).click();
    await player.says("another mouse comes");
    await alarms.getByText("No hay llamadas.").waitFor();
    await page.waitForFunction(() => !document.title.startsWith("("));
    [page, desk, player.page].forEach(quiet);
  },
);

/** What became of an order, in the device's list: the newest of its kind. */
const order = (dialog, what) =>
  dialog
    .locator("section", { hasText: "Órdenes y resultados" })
    .getByRole("listitem")
    .filter({ has: dialog.page().locator("strong", { hasText: what }) })
    .first();

test(
  "ven_3 ven_4 what is ordered at the wall comes to the device, and its fate back",
  { skip: missing },
  async () => {
    const page = await wall();
    const [, player] = seated();
    await page.locator(`a[href='#/device/${DEVICE}']`).first().click();
    const dialog = page.getByRole("dialog");
    const form = dialog.getByRole("region", { name: "Órdenes", exact: true });
    const give = (what) =>
      form.getByRole("button", { name: what, exact: true }).click();

    await give("Mensaje…");
    await form.getByLabel("Texto").fill("la ronda empieza en cinco minutos");
    await give("Enviar");
    await player.says("la ronda empieza en cinco minutos");
    await order(dialog, "Mensaje")
      .getByText("hecha", { exact: true })
      .waitFor();
    await order(dialog, "Mensaje")
      .getByText("en la página", { exact: true })
      .waitFor();

    await give("Identificar");
    await player.page.getByRole("status").getByText(DEVICE).waitFor();
    await order(dialog, "Identificar")
      .getByText("hecha", { exact: true })
      .waitFor();

    const list = dialog.getByRole("region", { name: "Aplicaciones", exact: true });
    await list.getByRole("button", { name: "Listar aplicaciones" }).click();
    await order(dialog, "Listar aplicaciones")
      .getByText("hecha", { exact: true })
      .waitFor();
    await list.getByText(/: \d+ procesos con \d+ nombres; /).waitFor();
    assert.match(await list.locator("pre").textContent(), /\S+ \(usuario \d+\)/);

    await give("Bloquear página…");
    await form.getByLabel("Texto").fill("espere al árbitro");
    await give("Enviar");
    await player.page
      .getByRole("alertdialog")
      .getByText("espere al árbitro")
      .waitFor();
    await dialog.getByText("BLOQUEADO: espere al árbitro").first().waitFor();
    await accessible(page, "orders and their fate, in Spanish");
    await shot(page, "wall-orders-es");
    await give("Desbloquear página");
    await player.page.getByRole("alertdialog").waitFor({ state: "detached" });
    [page, player.page].forEach(quiet);
  },
);

test(
  "ven_4 an order that waits for its device is taken back",
  { skip: missing },
  async () => {
    const page = await wall();
    await page
      .locator(`a[href='#/device/${NOBODY_SITS_THERE}']`)
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: "Identificar", exact: true })
      .click();
    const given = order(dialog, "Identificar");
    await given.getByText("en espera", { exact: true }).waitFor();
    await given.getByRole("button", { name: "Retirar" }).click();
    await given.getByText("retirada", { exact: true }).waitFor();
    quiet(page);
  },
);

test(
  "ven_4 thresholds that cannot be are refused in the reader's language",
  { skip: missing },
  async () => {
    const page = await wall();
    await page.getByRole("button", { name: "Ajustes" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("con retraso").fill("9");
    await dialog.getByLabel("desconectado").fill("5");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    const why =
      "el orden debe ser: señal con retraso, desconectado, alarma";
    await dialog.getByRole("alert").getByText(why).waitFor();
    await accessible(page, "thresholds that are refused");
    await dialog.getByLabel("con retraso").fill("3 o 4");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByRole("alert").getByText("Escriba cada valor en segundos, como 2,5.").waitFor();
    await dialog.getByLabel("con retraso").fill("2,5");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByText("Guardado.").waitFor();
    assert.equal(await dialog.getByLabel("con retraso").inputValue(), "2,5");
    quiet(page);
  },
);

test(
  "ven_4 a wall whose session is ended is at the door at once",
  { skip: missing },
  async () => {
    const page = await wall();
    const ended = () => {
      const { sessions } = JSON.parse(
        all.event.adoube("sessions", "--wall", "madrid", "--json"),
      );
      return sessions;
    };
    const sessions = await until("the wall's sessions are told", ended);
    for (const { id } of sessions)
      all.event.adoube("sessions", "--wall", "madrid", "end", id);
    await page.getByLabel("Invitación").waitFor();
    await page
      .getByRole("alert")
      .getByText("No ha iniciado sesión. Iníciela de nuevo.")
      .waitFor();
    await accessible(page, "the door of a wall, in Spanish");
    await page.reload();
    await page.getByLabel("Invitación").waitFor();
    quiet(page);
  },
);
