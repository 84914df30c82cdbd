// A dialog that stops boards, or lets them go on, is about that alone, whatever somebody else does meanwhile.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { HoldViewSchema, type HoldRequest } from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
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
