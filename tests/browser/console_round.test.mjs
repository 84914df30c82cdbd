// A player who is out with leave is lost; then how a round ends at the console: a result is approved and corrected, another
// declared, and the round closed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, beginCommand, focused, missing, person, quiet, shot } from "./kit/browser.mjs";
import { Event } from "./kit/event.mjs";
import { round } from "./kit/player.mjs";
import { until } from "./kit/until.mjs";

const all = round(() => Event.paged());

/** The dialog of a command that is offered first, or among the others. */
async function begin(page, command, board) {
  await page.evaluate((to) => (location.hash = to), `#/board/${board}`);
  await page.getByRole("heading", { level: 1, name: `Board ${board}` }).waitFor();
  await beginCommand(page, command);
  return page.getByRole("dialog", { name: `${command}: ${board}` });
}

async function confirm(dialog, name) {
  await dialog.getByRole("button", { name, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

test("ven_7 dis_2 an incident tells that its player was out with leave", { skip: missing }, async () => {
  for (const seat of Object.values(all.seats)) await seat.checkIn();
  const player = all.seats["1.2 black"];
  await all.seats["1.2 white"].says("Your move.");
  await player.press("Call the arbiter");
  await player.page.getByText("I ask to leave the playing area").click();
  await player.page.getByRole("textbox", { name: "Reason, in your own words" }).fill("a glass of water");
  await player.confirm("Ask for leave");
  const page = await person(all.browser);
  await page.goto(all.event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await page.evaluate(() => (location.hash = "#/calls"));
  await page.getByRole("button", { name: "Answer…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Answer .+, board 1\.2$/ });
  await dialog.getByText("a glass of water").waitFor();
  await dialog.getByLabel("Note, which the player reads (optional)").fill("five minutes");
  await shot(page, "console-answer");
  await dialog.getByRole("button", { name: "Grant leave" }).press("Enter");
  await player.says("five minutes");
  await until("the keyboard goes on at what is left", async () => (await focused(page)) === "Calls");

  await all.event.kill(player.device);
  await page.evaluate(() => (location.hash = "#/incidents"));
  await page.locator("a[href='#/incidents/1']").click();
  const leave = page.locator("div", { has: page.locator("dt", { hasText: "out on leave" }) });
  await leave.getByText(/granted by Chief Arbiter/).first().waitFor();
  await accessible(page, "an incident of a player who was out with leave");
  await shot(page, "incident-leave");
  const told = all.event.adoube("incident", "1");
  assert.match(told, /on leave +since .*, granted by the Chief Arbiter, Chief Arbiter \(call 1\)/, told);
  all.event.adoube("call", "back", "1.2", "black");
  // It is told without a reload.
  await leave.locator("strong", { hasText: /–\d/ }).first().waitFor();
  quiet(page);
});

/** A player says that the result is wrong (O 17.11). */
async function object(player, reason) {
  await player.press("I object to the result…");
  const dialog = player.page.getByRole("dialog", { name: "Object to the result" });
  await dialog.getByText("will read that you object to the result 1-0").waitFor();
  await dialog.getByLabel(/^Reason, in your own words/).fill(reason);
  await dialog.getByRole("button", { name: "Object and call the arbiter" }).click();
  await dialog.waitFor({ state: "detached" });
  // It is sent once, and the page says so.
  await player.page.getByText("You objected. The arbiter will decide.").waitFor();
  await player.says("You objected to the result 1-0.");
  assert.equal(await player.page.getByRole("button", { name: "I object to the result" }).count(), 0);
  await shot(player.page, "play-objected");
}

/** Both players read who objects; who does can neither confirm nor object again. */
async function readObjection(own, other) {
  await other.says(/objects to this result\. The arbiter will decide\./);
  const offered = (player) => player.page.getByRole("button", { name: /^I (have seen|object to) the result/ }).count();
  assert.deepEqual([await offered(own), await offered(other)], [0, 2]);
  await shot(own.page, "play-objection");
  await shot(other.page, "play-objection-opponent");
}

/** The objection is named wherever the result is, and answered before the result is approved. */
async function answerObjection(page) {
  await page.evaluate(() => (location.hash = "#/board/1.1"));
  const why = /Black objects to the result: “we had agreed on a draw”.*Answer the player’s call first/;
  await page.getByText(why).first().waitFor();
  assert.ok(await page.getByRole("button", { name: "Approve result…", exact: true }).isDisabled());
  await accessible(page, "a result to which a player objects");
  await shot(page, "console-objection");
  await page.getByRole("button", { name: "Answer…" }).click();
  const answering = page.getByRole("dialog", { name: /^Answer .+, board 1\.1$/ });
  await answering.getByText("Black OBJECTS TO 1-0").waitFor();
  await answering.getByRole("button", { name: "Answered: no valid reason" }).click();
  await answering.waitFor({ state: "detached" });
}

test("end_8 a result is approved as it stands, and corrected", { skip: missing }, async () => {
  const [white, black] = [all.seats["1.1 white"], all.seats["1.1 black"]];
  await white.says("Your move.");
  await white.type("e4");
  await black.says("Your move.");
  await black.press("Resign");
  await black.confirm("Resign");
  await object(black, "we had agreed on a draw");
  await readObjection(black, white);
  const page = await person(all.browser);
  await page.goto(all.event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await answerObjection(page);
  await black.page.getByRole("button", { name: "I have seen the result" }).waitFor();
  await black.says("The arbiter rejected your objection to the result 1-0.");
  await white.says(/objected to this result\. The arbiter rejected the objection\./);
  assert.equal(await black.page.getByRole("button", { name: /^I object to the result/ }).count(), 0);
  await shot(black.page, "play-objection-rejected");
  await shot(white.page, "play-objection-rejected-opponent");

  const approving = await begin(page, "Approve result", "1.1");
  await approving.getByText("1-0, resignation, provisional").waitFor();
  assert.equal(await approving.getByRole("textbox").count(), 0, "what is written would be kept nowhere");
  await accessible(page, "a result that is approved");
  await shot(page, "console-approve");
  await confirm(approving, "Approve result");
  await page.getByText("1-0, resignation, approved").first().waitFor();

  const correcting = await begin(page, "Correct result", "1.1");
  await correcting.getByText("1-0, resignation, approved").waitFor();
  // What would be refused is said before it is given, and mended in the same dialog.
  await correcting.getByLabel("Result").selectOption("1-0");
  await correcting.getByLabel("Reason", { exact: true }).fill("both had agreed on a draw");
  await correcting.getByRole("alert").getByText(/^You cannot do this now: /).waitFor();
  assert.ok(await correcting.getByRole("button", { name: "Correct result", exact: true }).isDisabled());
  await correcting.getByLabel("Result").selectOption("½-½");
  await shot(page, "console-correct");
  await confirm(correcting, "Correct result");
  await page.getByText("½-½, declared, corrected").first().waitFor();
  const history = page.locator("section", { hasText: "Event log" }).getByRole("listitem");
  await history.filter({ hasText: /result corrected from 1-0 to ½-½ by .*both had agreed on a draw/ }).waitFor();
  for (const player of [white, black]) await player.says(/½-½/);
  // No seat of a game that is over is moved.
  await page.locator("summary", { hasText: "More" }).click();
  await page.getByText(/^Change device: /).waitFor();
  assert.equal(await page.getByRole("button", { name: "Change device…" }).count(), 0);
  quiet(page);
});

test("end_7 end_8 a result is declared, and the round is closed", { skip: missing }, async () => {
  const page = await person(all.browser);
  await page.goto(all.event.invitation("chief"));
  await page.getByRole("heading", { name: "Incidents" }).waitFor();
  await page.evaluate(() => (location.hash = "#/round"));
  const close = () => page.getByRole("button", { name: "Close the round…" }).click();
  const closing = page.getByRole("dialog", { name: "Close the round" });
  const yes = closing.getByRole("button", { name: "Close the round", exact: true });
  const steps = page.getByRole("listitem").filter({ hasText: "Close the round…" });
  await steps.getByText(/1\.2/).waitFor();
  assert.ok(await steps.getByRole("button", { name: "Close the round…" }).isDisabled());

  const declaring = await begin(page, "Declare result", "1.2");
  await declaring.getByLabel("Result").selectOption("0-1");
  await declaring.getByText("incident 1 needs a ruling on this board: declaring the result closes it").waitFor();
  await declaring.getByLabel("Reason", { exact: true }).fill("he has left the venue");
  await confirm(declaring, "Declare result");
  await page.getByText("0-1, declared, approved").first().waitFor();

  await page.evaluate(() => (location.hash = "#/round"));
  await close();
  await until("nothing keeps it open", () => yes.isEnabled());
  // Who only presses Enter closes no round.
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Cancel");
  await accessible(page, "a round that is closed");
  await shot(page, "console-close-round");
  await confirm(closing, "Close the round");
  await page.getByText("closed", { exact: true }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Close the round…" }).count(), 0);
  const told = all.event.adoube("describe");
  assert.match(told, /round 1\b.*closed/i, told);
  await shot(page, "console-round-closed");
  quiet(page);
});
