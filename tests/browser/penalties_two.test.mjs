// Penalties for which two officials have to agree, from an incident and on the board's page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, beginCommand, consoleAt, missing, open, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";

let event, browser;
before(async () => {
  if (missing) return;
  event = await Event.playing([/^four_eyes = false$/m, "four_eyes = true"]);
  browser = await open();
});
after(async () => {
  await browser?.close();
  await event?.close();
});

const console = (who, place) => consoleAt(browser, event, who, place);

test("pen_1 an incident leads to the form, with its player chosen", { skip: missing }, async () => {
  await event.kill("madrid-1");
  const arbiter = await console("arbiter", "#/incidents/1");
  await arbiter.getByRole("button", { name: "Impose a penalty…", exact: true }).click();
  const form = arbiter.getByRole("dialog", { name: /^Impose a penalty: 1\.\d$/ });
  const player = form.getByRole("combobox", { name: "Player", exact: true });
  await player.waitFor();
  assert.match(await player.inputValue(), /^(white|black)$/);
  event.startKiosk("madrid-1");
  quiet(arbiter);
});

test("pen_1 a lost game is proposed, rejected and proposed again, and counts once a second official agrees", { skip: missing }, async () => {
  const of = event.boards().find(({ white, black }) => ![white.device, black.device].includes("madrid-1"));
  const board = `1.${of.board.split(".").at(-1)}`;
  const arbiter = await console("arbiter", `#/board/${board}`);
  const propose = async () => {
    await beginCommand(arbiter, "Impose a penalty");
    const form = arbiter.getByRole("dialog", { name: `Impose a penalty: ${board}` });
    await form.getByRole("combobox", { name: "Player", exact: true }).selectOption("white");
    await form.getByRole("combobox", { name: "Penalty", exact: true }).selectOption({ label: "Game lost" });
    await form.getByText(/it takes effect when another official agrees/).waitFor();
    await form.getByLabel("Reason", { exact: true }).fill("left the hall");
    await accessible(arbiter, "a penalty that is proposed");
    await form.getByRole("button", { name: "Impose a penalty", exact: true }).click();
    await form.waitFor({ state: "detached" });
  };
  await propose();

  const proposed = (page) => page.getByRole("region", { name: "Proposed penalty" });
  await proposed(arbiter).getByText("Another official has to agree before it is imposed.").waitFor();
  const chief = await console("chief", `#/board/${board}`);
  await proposed(chief).getByText(/proposes a penalty for (White|Black): Game lost \(O 18\.4\.6\)/).waitFor();
  await accessible(chief, "a penalty that waits for a second official");
  await shot(chief, "console-penalty-proposed");
  await chief.evaluate(() => (location.hash = "#/penalties"));
  await chief.getByText(/^proposed by .+: another official has to agree$/).waitFor();
  await chief.evaluate((place) => (location.hash = place), `#/board/${board}`);
  await proposed(chief).getByRole("button", { name: "Reject the proposal…" }).click();
  const rejection = chief.getByRole("dialog", { name: `Reject the proposal: ${board}` });
  await rejection.getByLabel("Reason", { exact: true }).fill("they had asked before");
  await accessible(chief, "a proposal that is rejected");
  await rejection.getByRole("button", { name: "Reject the proposal", exact: true }).click();
  await proposed(chief).waitFor({ state: "detached" });
  await arbiter.getByText(/rejects the proposed penalty.*they had asked before/).waitFor();

  // At the command line, too.
  await propose();
  const listed = event.adoube("penalty", "list", "--json").trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(
    listed.map(({ board, imposed, by, penalties }) => ({ board, imposed, by, penalties })),
    [{ board, imposed: false, by: "", penalties: ["game-lost"] }],
  );
  const spanish = new RegExp(
    `^[0-9-]+ [0-9:]+ \\w+, tablero ${board}, registro ${listed[0].record}: .*: Partida perdida \\(O 18\\.4\\.6\\): left the hall\n` +
      `    a propuesta de .+: otro oficial debe aprobarla\n    Se aprueba con \`adoube penalty agree ${board}\`\n$`,
  );
  assert.match(event.adoube("--lang", "es", "penalty", "list"), spanish);
  event.adoube("penalty", "reject", board, "--reason", "they had asked again");
  await arbiter.getByText(/rejects the proposed penalty.*they had asked again/).waitFor();
  assert.equal(event.adoube("penalty", "list", "--json"), "");

  await propose();
  await proposed(chief).getByRole("button", { name: "Agree to the penalty…" }).click();
  const agreement = chief.getByRole("dialog", { name: `Agree to the penalty: ${board}` });
  await agreement.getByText(/the game is being played: it ends now/i).waitFor();
  await agreement.getByRole("button", { name: "Agree to the penalty", exact: true }).click();
  await agreement.waitFor({ state: "detached" });
  await proposed(chief).waitFor({ state: "detached" });
  await chief.evaluate(() => (location.hash = "#/penalties"));
  await chief.getByText(/^by .+, proposed by .+$/).waitFor();
  [arbiter, chief].forEach(quiet);
});
