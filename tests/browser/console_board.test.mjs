// What a Chief Arbiter does to a board at the console: pauses it, sets its clocks, lets it go on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, beginCommand, consoleAt, missing, open, quiet, shot } from "./kit/browser.mjs";
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

/** The console at one of its places. */
const console = (place) => consoleAt(browser, event, "chief", place);

/** The dialog of a command that is offered first, or among the others. */
async function begin(page, command, board = "1.1") {
  await beginCommand(page, command);
  return page.getByRole("dialog", { name: `${command}: ${board}` });
}

/** Gives it, with its reason. */
async function give(dialog, command, reason) {
  await dialog.getByLabel("Reason", { exact: true }).fill(reason);
  await dialog.getByRole("button", { name: command, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

/** One click, and only then why. */
async function pause(page, reason, board = "1.1") {
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText(/^PAUSED .*Reason missing/).first().waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  const why = page.getByLabel(`Why was board ${board} paused?`);
  await why.fill(reason);
  await shot(page, "console-reason-missing");
  await page.getByRole("button", { name: "Save reason", exact: true }).click();
  await why.waitFor({ state: "detached" });
}

const clock = (page, name) => page.getByRole("img", { name }).first().waitFor();

test("clk_5 clk_6 a board is paused, its clocks are set, and it goes on", { skip: missing }, async () => {
  const page = await console("#/board/1.1");
  // After three half-moves Black is to move.
  await clock(page, /^Black [\d:]+, running$/);
  // What the board leaves no room for is told apart, with the reason; the rest is asked about as it is typed.
  await page.locator("summary", { hasText: "More" }).click();
  await page.getByRole("listitem").filter({ hasText: /^Resume: / }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Resume…" }).count(), 0);
  const back = await begin(page, "Restore position");
  await back.getByLabel("Half-moves to keep").fill("50");
  await back.getByRole("alert").getByText("You cannot do this now").waitFor();
  await back.getByRole("button", { name: "Cancel" }).click();
  // What is asked of a board is asked of no other, to which somebody goes in the browser's history.
  await page.evaluate(() => (location.hash = "#/board/1.2"));
  await page.getByRole("heading", { level: 1, name: "Board 1.2" }).waitFor();
  const other = await begin(page, "Give time", "1.2");
  await other.waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Board 1.1" }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  const giving = await begin(page, "Give time");
  await giving.getByLabel("White").fill("0:01:00");
  await giving.getByText("+0:01:00", { exact: true }).waitFor();
  await giving.getByText("unchanged", { exact: true }).waitFor();
  await accessible(page, "time that is given");
  await giving.getByRole("button", { name: "Cancel" }).click();

  await pause(page, "a telephone rings");
  await page.getByText(/^PAUSED .*a telephone rings/).first().waitFor();
  await clock(page, /^Black [\d:]+$/);

  const setting = await begin(page, "Set clocks");
  await setting.getByLabel("White").fill("half an hour");
  await setting.getByText("“half an hour” is not a time: type 2:00").waitFor();
  await setting.getByLabel("Reason", { exact: true }).fill("the clocks were wrong");
  const set = setting.getByRole("button", { name: "Set clocks", exact: true });
  assert.ok(await set.isDisabled(), "what cannot be read is not set");
  await setting.getByLabel("White").fill("30:00");
  await setting.getByText("That is 30 min.").waitFor();
  // A number alone is minutes, and is shown so.
  await setting.getByLabel("Black").fill("20");
  await setting.getByText("That is 20 min.").waitFor();
  await accessible(page, "clocks that are set");
  await shot(page, "console-set-clocks");
  await give(setting, "Set clocks", "the clocks were wrong");
  await clock(page, /^White 0:30:00$/);
  await clock(page, /^Black 0:20:00$/);

  await give(await begin(page, "Resume"), "Resume", "the telephone is off");
  await clock(page, /^Black 0:(20:00|1\d:\d\d), running$/);
  const history = page.locator("section", { hasText: "Event log" }).getByRole("listitem");
  for (const reason of ["a telephone rings", "the clocks were wrong", "the telephone is off"]) {
    await history.filter({ hasText: reason }).filter({ hasText: "Chief Arbiter" }).waitFor();
  }
  // Whose boards a hold stops, and who began and ended it.
  event.adoube("clock", "pause", "--round", "1", "--reason", "fire alarm");
  await history.getByText(/pause \d+ stops the clocks of all boards: fire alarm \(.*Chief Arbiter\)$/).waitFor();
  event.adoube("clock", "resume", "--round", "1", "--reason", "all clear");
  await history.getByText(/pause \d+ of all boards is over: all clear \(.*Chief Arbiter\)$/).waitFor();
  await clock(page, /^Black 0:(20:00|1\d:\d\d), running$/);
  await history.first().scrollIntoViewIfNeeded();
  await shot(page, "console-event-log");
  quiet(page);
});

test("clk_10 boards keep their places; what needs attention and who is short of time is named first", { skip: missing }, async () => {
  const page = await console("#/boards");
  const first = page.getByRole("list", { name: "Look at first" });
  const named = (...links) =>
    until(`${links} looked at first`, async () => {
      const texts = await first.getByRole("link").allTextContents();
      return texts.length === links.length && texts.every((text, at) => links[at].test(text));
    });
  const boards = page.getByRole("list", { name: "Boards" });
  const shown = async () => {
    const items = await boards.getByRole("listitem").all();
    const places = await Promise.all(items.map((item) => item.getAttribute("aria-posinset")));
    const names = await Promise.all(items.map((item) => item.locator("strong.number").textContent()));
    return names.map((name, at) => [Number(places[at]), name]).sort((a, b) => a[0] - b[0]).map(([, name]) => name);
  };
  const stand = (...order) => until(`${order} in this order`, async () => (await shown()).join() === order.join());

  await stand("1.1", "1.2");
  event.adoube("clock", "set", "1.2", "--black", "0:04:30", "--yes", "--reason", "to be short of time");
  await named(/1\.2.*under 5 min/);
  await boards.getByText("under 5 min").waitFor();
  event.adoube("clock", "pause", "1.1", "--reason", "a question");
  await named(/1\.1.*Needs attention/, /1\.2.*under 5 min/);
  await stand("1.1", "1.2");
  event.adoube("clock", "resume", "1.1", "--reason", "it is answered");
  await named(/1\.2/);
  await stand("1.1", "1.2");
  await page.locator("label", { hasText: "Time trouble" }).click();
  await stand("1.2");
  await accessible(page, "boards that are short of time");
  quiet(page);
});

test("dis_7 end_7 end_8 what is weighty is told before it is done", { skip: missing }, async () => {
  const page = await console("#/board/1.2");
  await pause(page, "a telephone rings", "1.2");
  const resume = await begin(page, "Resume", "1.2");
  await resume.getByRole("listitem").filter({ hasText: /’s clock starts, at 0:/ }).waitFor();
  await shot(page, "console-resume");
  await resume.getByRole("button", { name: "Cancel" }).click();
  const declare = await begin(page, "Declare result", "1.2");
  await declare.getByLabel("Result").selectOption("1-0");
  for (const told of [/^the game is being played: it ends now/i, /to move$/, /^the clocks show White /i])
    await declare.getByRole("listitem").filter({ hasText: told }).waitFor();
  await accessible(page, "a result that is declared");
  await declare.getByRole("button", { name: "Cancel" }).click();

  await page.evaluate(() => (location.hash = "#/round"));
  const steps = page.getByRole("listitem").filter({ hasText: "Close the round…" });
  await steps.getByText(/all its boards must have finished|not finished/).waitFor();
  assert.ok(await steps.getByRole("button", { name: "Close the round…" }).isDisabled());
  await accessible(page, "a round that cannot be closed");
  quiet(page);
});

test("evt_6 what another arbiter did meanwhile is shown before a command can be given", { skip: missing }, async () => {
  const page = await console("#/board/1.1");
  const reversing = await begin(page, "Reverse colours");
  await reversing.getByText(/White: Nepomniachtchi, Ian; Black: Ding, Liren/).waitFor();
  await reversing.getByLabel("Reason", { exact: true }).fill("the wrong colours");
  await shot(page, "console-reverse-colours");
  event.adoube("board", "reverse-colours", "1.1", "--yes", "--reason", "the wrong colours");
  await reversing.getByRole("alert").getByText(/its colours were reversed.*This dialog shows the current state/).waitFor();
  await reversing.getByText(/White: Ding, Liren; Black: Nepomniachtchi, Ian/).waitFor();
  await reversing.getByText(/reversed the colours \d+ s ago: this reverses them back/i).first().waitFor();
  await accessible(page, "a command whose board changed");
  await shot(page, "console-reverse-colours-changed");
  await reversing.getByRole("button", { name: "Cancel" }).click();
  // It was done once.
  await page.getByText(/^Nepomniachtchi, Ian/).first().waitFor();
  const [first] = event.boards();
  assert.equal(first.white.name, "Nepomniachtchi, Ian");
  const record = page.getByText(/with the colours reversed: White is Nepomniachtchi, Ian, Black is Ding, Liren/);
  await record.first().waitFor();
  await record.first().scrollIntoViewIfNeeded();
  await shot(page, "console-record-reversed");
  quiet(page);
});

test("evt_6 brd_8 extra time goes with the assisted player when colours are reversed", { skip: missing }, async () => {
  const control = ["--control", "W7200+30-B5400+30"];
  event.adoube("clock", "set", "1.2", ...control, "--yes", "--reason", "White is assisted");
  const page = await console("#/board/1.2");
  const reversing = await begin(page, "Reverse colours", "1.2");
  await reversing.getByText(/times of this board were set for it alone/).waitFor();
  await reversing.getByLabel("Reason", { exact: true }).fill("the wrong colours");
  const reverse = reversing.getByRole("button", { name: "Reverse colours", exact: true });
  assert.ok(await reverse.isDisabled(), "nothing is chosen beforehand");
  await reversing.getByLabel(/Each player keeps their own time/).check();
  await accessible(page, "what different times belong to");
  await shot(page, "console-reverse-colours-times");
  await reverse.click();
  await reversing.waitFor({ state: "detached" });
  await page.getByText(/each player keeps their own time control: the wrong colours/).first().waitFor();
  await clock(page, /^Black 2:00:00/);
  await clock(page, /^White 1:30:00/);
  quiet(page);
});
