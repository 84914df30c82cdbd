// A dialog that stops boards, or lets them go on, is about that alone, whatever somebody else does meanwhile.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { BoardViewSchema, HoldViewSchema, type HoldRequest } from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import HoldButton from "./HoldButton.svelte";

beforeEach(() => (language.code = "en"));

type Sent = Pick<HoldRequest, "end" | "reason" | "commandId">;

/** The dialog, and what it sent; the first sendings end so. */
async function opened(...errors: (Code | undefined)[]) {
  const sent: Sent[] = [];
  const desk = deskOf(["hold-round"], {
    event: {
      hold(request: Sent) {
        const code = errors[sent.length];
        sent.push(request);
        return code ? Promise.reject(new ConnectError("no", code)) : Promise.resolve({});
      },
      checkHold: () => Promise.resolve({ consequences: [] }),
    },
  });
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  await drawn.press("Stop");
  await drawn.type("textarea", "fire alarm");
  const hold = (number: number) =>
    desk.live.holds.set(number, create(HoldViewSchema, { hold: number, reason: "fire alarm" }));
  return { drawn, desk, sent, hold };
}

const confirm = "Stop them all";

test("who is about to stop the round lets nothing go on that somebody else has stopped by then", async () => {
  const { drawn, sent, hold } = await opened();
  hold(1);
  await drawn.settle();
  expect(drawn.text).toContain("These boards were stopped meanwhile");
  expect(drawn.button(confirm)?.disabled).toBe(true);
  expect(sent).toEqual([]);
});

test("without an answer the same is a copy, and another reason is none", async () => {
  const { drawn, sent } = await opened(Code.Unavailable, Code.Unavailable, Code.FailedPrecondition);
  await drawn.press(confirm);
  await drawn.press(confirm);
  await drawn.type("textarea", "water in the hall");
  await drawn.press(confirm);
  await drawn.press(confirm);
  const [first, copy, other, again] = sent.map(({ commandId }) => commandId);
  expect(copy).toEqual(first);
  expect(other).not.toEqual(first);
  // What was refused stays refused under its id.
  expect(again).not.toEqual(other);
  expect(sent.every(({ end }) => !end)).toBe(true);
});

test("end_8 a hold names the boards that it stops, and its end those that another one keeps", async () => {
  const board = (number: number, white: string, state: string, ...holds: number[]) => {
    const view = { board: { round: 1, board: number }, state, holds };
    const venues = { white: { venue: white }, black: { venue: "madrid" } };
    return new LiveBoard(create(BoardViewSchema, { ...view, ...venues }));
  };
  const desk = deskOf(["hold-venue"], {
    event: { checkHold: () => Promise.resolve({ consequences: [] }) },
  });
  desk.live.boards.set("1.1", board(1, "chennai", "paused", 1, 2));
  desk.live.boards.set("1.2", board(2, "madrid", "paused", 1));
  desk.live.boards.set("1.3", board(3, "chennai", "finished"));
  const drawn = new Drawn(HoldButton, { venue: "chennai" }, at(desk));
  await drawn.press("Stop");
  expect(drawn.text).toContain("Boards concerned (1): 1.1.");
  await drawn.press("Cancel");
  desk.live.holds.set(1, create(HoldViewSchema, { hold: 1, venue: "chennai" }));
  await drawn.settle();
  await drawn.press("Let");
  expect(drawn.text).toContain("Another hold keeps 1.1 stopped.");
  await drawn.press("Cancel");
  desk.live.follower.stale = true;
  await drawn.settle();
  expect(drawn.button("Let")?.disabled).toBe(true);
});
