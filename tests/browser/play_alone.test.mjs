// A player without a mouse, in Spanish; a device whose agent dies and comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { reach } from "./kit/keyboard.mjs";
import { round } from "./kit/player.mjs";

const all = round(() => Event.paged(), { "chennai-1": "es-ES", "chennai-2": "es-ES" });

const inSpanish = () => Object.entries(all.seats).find(([, { device }]) => device === "chennai-1");

/** A pawn's two steps with the cursor on the board alone, heard in Spanish. */
async function byArrows({ page, side }) {
  const [pawn, ways, to, beyond] =
    side === "white"
      ? ["d2, Blancas: peón", "d3, d4", "d4", "d5"]
      : ["d7, Negras: peón", "d5, d6", "d5", "d4"];
  const from = pawn.slice(0, 2);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const hears = (text) =>
    page.getByRole("application").getByText(text, { exact: true }).waitFor({ state: "attached" });
  // The cursor stands on the king's file; the queen's is to the left for White, to the right for Black.
  await press("Escape", "b", side === "white" ? "ArrowLeft" : "ArrowRight");
  await hears(`${pawn}, puede ir a ${ways}`);
  await press("Enter");
  await hears(`${pawn}, seleccionada, puede ir a ${ways}`);
  await press("Escape");
  await hears(`${from}: ya no está seleccionada`);
  await press("Space", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
  // Why it may not is seen beside the board, and read out there.
  await page.locator("#move-reply").getByText(`La pieza de ${from} no puede ir a ${beyond}.`).waitFor();
  await press("ArrowDown");
  await hears(`${to}, vacía, jugada posible`);
  await page.locator("square.cursor:visible").waitFor();
  await accessible(page, "the cursor on the board");
  await shot(page, "play-cursor-es");
  await press("Enter");
}

/** The keyboard is in the part of this name. */
const isAt = (page, name) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute("aria-label") === name, name);

test("acc_3 acc_4 a game by keyboard alone, in Spanish", { skip: missing }, async () => {
  const [seat, own] = inSpanish();
  const [board, side] = seat.split(" ");
  const other = all.seats[`${board} ${side === "white" ? "black" : "white"}`];
  const { page } = own;
  await reach(page, "Estoy aquí");
  await page.keyboard.press("Enter");
  await own.hears("Usted se ha presentado. ");
  await isAt(page, "La partida no ha comenzado.");
  await page.keyboard.press("m");
  await page.getByRole("status").getByText("La partida no ha comenzado.").waitFor();
  await other.checkIn();
  await own.hears(side === "white" ? "La partida ha comenzado. Le toca jugar." : "La partida ha comenzado. Juega ");
  const mine = async (text) => {
    await page.keyboard.press("m");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  if (side === "black") {
    await other.says("Your move.");
    await other.type("Nf3");
  } else {
    await own.says("Le toca jugar.");
    await mine("Cf3");
  }
  await own.sees("Cf3");
  if (side === "black") {
    await page.getByRole("log").getByText("Blancas: caballo de g1 a f3.").waitFor({ state: "attached" });
    await mine("Cf6");
    await other.sees("Nf6");
  } else {
    await other.sees("Nf3");
    await other.type("Nf6");
    await page.getByRole("log").getByText("Negras: caballo de g8 a f6.").waitFor({ state: "attached" });
  }
  await page.keyboard.press("c");
  await own.says(/^Blancas tienen \S.*; negras, \S.*\. 1 jugada\. Juegan blancas\.$/);
  if (side === "black") await other.type("d4");
  await own.sees(side === "black" ? "d4" : "Cf6");
  await byArrows(own);
  await other.sees(side === "black" ? "d5" : "d4");
  await page.keyboard.press("p");
  await page.getByRole("dialog").getByText("rey e1").waitFor();
  await accessible(page, "the position in words");
  await shot(page, "play-position-es");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByText("¿Abandonar la partida?").waitFor();
  await reach(page, "Abandonar");
  await page.keyboard.press("Enter");
  await own.says("por abandono");
  await own.hears(/^La partida ha terminado\. Gana .+, por abandono\.$/);
  // The keyboard is where it was: on the board.
  assert.equal(await page.evaluate(() => document.activeElement?.id), "board-cursor");
  await page.keyboard.press("c");
  await page.getByRole("status").getByText("La partida ha terminado.").waitFor();
  await page.getByRole("img", { name: "Tablero de ajedrez. La partida ha terminado." }).waitFor();
  await other.says("You win");
  await accessible(page, "the result, in Spanish");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  await reach(page, "He visto el resultado");
  await page.keyboard.press("Enter");
  await own.hears("Usted lo ha visto.");
  await isAt(page, "Resultado");
  await other.hears(/^The game is over\. You win, by resignation\.$/);
  [page, other.page].forEach(quiet);
});

test("a page is shown once, and can be taken over", { skip: missing }, async () => {
  const player = all.seats["1.1 white"];
  const second = await person(all.browser);
  await second.goto(player.address);
  await second.getByRole("heading", { level: 1 }).getByText("1.1").waitFor();
  await player.page.getByRole("button", { name: /Show it here|Mostrarlo aquí/ }).click();
  await player.page.getByRole("heading", { level: 1 }).getByText("1.1").waitFor();
  await second.getByRole("heading", { name: "Open in another window" }).waitFor();
  // It was shown there all the while: nothing was lost.
  assert.equal(await player.page.getByText(/not responding|did not respond|no responde|no respondió|was closed|estuvo cerrada/).count(), 0);
  await accessible(second, "the page is open elsewhere");
  // A place that is free is taken by who waits for it.
  const third = await person(all.browser);
  await third.goto(player.address);
  await player.page.getByRole("heading", { name: /Open in another window|Abierta en otra ventana/ }).waitFor();
  await second.close();
  await third.close();
  await player.page.getByRole("heading", { level: 1 }).getByText("1.1").waitFor();
});

test("a page without its key says so", { skip: missing }, async () => {
  const page = await person(all.browser);
  await page.goto(new URL("/", all.seats["1.1 white"].address).href);
  await page.getByRole("heading", { name: "This page must be reopened" }).waitFor();
  await accessible(page, "no key");
});

test("an agent that is killed: the page says so, and goes on by itself with a new one", { skip: missing }, async () => {
  const { page, device } = Object.values(all.seats).find(({ device }) => device === "madrid-2");
  await page.evaluate(() => (window.sameAsBefore = true));
  await all.event.kill(device);
  await page.getByText("game program is not responding.").first().waitFor();
  await page.locator("header .link", { hasText: "Not connected" }).waitFor();
  await page.getByRole("heading", { name: /You play/ }).waitFor();
  await accessible(page, "the agent is gone");
  await shot(page, "play-agent-gone");
  all.event.startPage(device);
  await page.getByText("Connected", { exact: true }).waitFor();
  await page.getByRole("heading", { name: /You play/ }).waitFor();
  assert.equal(await page.evaluate(() => window.sameAsBefore), true, "the page was not loaded anew");
});
