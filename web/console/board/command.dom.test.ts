// What a command comes to, while what it asks for is being typed.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import {
  BoardViewSchema,
  CheckReplySchema,
  type ArbiterCommand,
  type CheckReply,
} from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import CommandDialog from "./CommandDialog.svelte";
import { COMMANDS } from "./commands";

beforeEach(() => (language.code = "en"));

async function giving() {
  const asked: ((reply: CheckReply) => void)[] = [];
  const sent: ArbiterCommand[] = [];
  const desk = deskOf(["add-time"], {
    event: {
      check: () => new Promise<CheckReply>((done) => asked.push(done)),
      command(request: ArbiterCommand) {
        sent.push(request);
        return Promise.reject(new ConnectError("no", Code.Unavailable));
      },
    },
  });
  const view = create(BoardViewSchema, { board: { round: 1, board: 3 }, state: "paused" });
  const spec = COMMANDS.find(({ name }) => name === "add-time");
  const drawn = new Drawn(
    CommandDialog,
    { board: new LiveBoard(view), spec, close() {} },
    at(desk),
  );
  const button = () => [...document.querySelectorAll("button")].at(-1);
  await drawn.type("textarea", "the router failed");
  /** What is typed now is asked about and answered. */
  const told = async (reply: MessageInitShape<typeof CheckReplySchema> = {}) => {
    const before = asked.length;
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before), 2_000);
    asked.at(-1)?.(create(CheckReplySchema, reply));
    await drawn.settle();
  };
  return { drawn, sent, told, button };
}

test("nothing is confirmed before it was told what it comes to", async () => {
  const { drawn, told, button } = await giving();
  await drawn.type("input", "0:01:00");
  expect(button()?.disabled).toBe(true);
  await told();
  expect(button()?.disabled).toBe(false);
  // What is told is still of one minute.
  await drawn.type("input", "0:02:00");
  expect(button()?.disabled).toBe(true);
  await told();
  expect(button()?.disabled).toBe(false);
});

test("what was changed after no answer came is another command", async () => {
  const { drawn, sent, told, button } = await giving();
  await drawn.type("input", "0:01:00");
  await told();
  for (const _ of [1, 2]) {
    button()?.click();
    await drawn.settle();
  }
  await drawn.type("input", "0:02:00");
  await told();
  button()?.click();
  await drawn.settle();
  const [first, copy, other] = sent.map(({ commandId }) => commandId.join());
  expect(copy).toBe(first);
  expect(other).not.toBe(first);
});

test("clk_7 time that is far from what the game has is given only by who says that he means it", async () => {
  const { drawn, told, button } = await giving();
  const far = { word: "gets-much", with: { side: "white", time: "9:00:00" } };
  const meant = () => document.querySelector<HTMLInputElement>("input[type=checkbox]");
  await drawn.type("input", "9:00:00");
  await told({ remarks: [far] });
  expect(document.body.textContent).toContain("White would get 9:00:00");
  expect(button()?.disabled).toBe(true);
  meant()?.click();
  await drawn.settle();
  expect(button()?.disabled).toBe(false);
  // What was meant of nine hours is not of eight.
  await drawn.type("input", "8:00:00");
  await told({ remarks: [far] });
  expect([meant()?.checked, button()?.disabled]).toEqual([false, true]);
  await drawn.type("input", "0:02:00");
  await told();
  expect([meant(), button()?.disabled]).toEqual([null, false]);
});
