// A ruling that is about to be confirmed, while somebody else rules or proposes one.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  IncidentViewSchema,
  RuledReplySchema,
  type IncidentView,
  type RulingRequest,
} from "../../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../../dev/stand/desk";
import { Drawn } from "../../../dev/stand/drawn.svelte";
import { language } from "../../../shared/i18n.svelte";
import { offerOne } from "./ask";
import ConfirmRuling from "./ConfirmRuling.svelte";
import { MENU } from "./wishes";

beforeEach(() => {
  language.code = "en";
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const incident = (rulings: number, proposal?: number): IncidentView =>
  create(IncidentViewSchema, {
    brief: { number: 4 },
    rulings: Array.from({ length: rulings }, (_, at) => ({ number: at + 1 })),
    proposal: proposal ? { number: proposal, by: "bob" } : undefined,
  });

type Sent = Pick<RulingRequest, "after" | "insteadOf" | "reason" | "startIn">;

/** What the regulations of these tests say. */
const START_IN = 10_000n;
const RESUMED = {
  remedy: { case: "resumed" as const, value: { white: 60_000n, black: 60_000n } },
};
const LOST = { remedy: { case: "result" as const, value: { whiteHalves: 0, blackHalves: 2 } } };
const offer = (
  { startIn = START_IN }: Pick<RulingRequest, "startIn">,
  seen = 7n,
  remedy: typeof RESUMED | typeof LOST = RESUMED,
) =>
  create(RuledReplySchema, {
    offer: {
      article: "O 18.9",
      offers: [
        {
          board: { round: 1, board: 3 },
          seen,
          remedy,
          startIn,
        },
      ],
    },
  });

async function confirming(remedy?: typeof LOST) {
  const sent: Sent[] = [];
  const stands = { seen: 7n, refusal: undefined as { code: string; text: string } | undefined };
  const desk = deskOf(["rule"], {
    incidents: {
      dryRule: (request: RulingRequest) => Promise.resolve(offer(request, stands.seen, remedy)),
      rule(request: Sent) {
        sent.push(request);
        return Promise.resolve(stands.refusal ? stands : { incident: incident(1) });
      },
    },
  });
  const view = incident(0);
  const [choice] = MENU;
  if (!choice) throw new Error("nothing to choose");
  const chosen = await offerOne(desk, view, choice, []);
  const props = { view, number: 4, boards: [], chosen, reason: "the router failed" };
  const drawn = new Drawn(ConfirmRuling, { ...props, done: () => {}, close: () => {} }, at(desk));
  /** Seconds are typed, and it is told what they come to. */
  const typed = async (seconds: string) => {
    await drawn.type("input.start-in", seconds);
    await vi.advanceTimersByTimeAsync(300);
    await drawn.settle();
  };
  return { drawn, sent, stands, typed };
}

test("what was worked out before somebody else ruled or proposed is worked out again first", async () => {
  for (const [rulings, proposal] of [
    [1, 0],
    [0, 2],
  ] as const) {
    const { drawn, sent } = await confirming();
    await drawn.give({ view: incident(rulings, proposal) });
    expect(drawn.button("Confirm ruling")?.disabled).toBe(true);
    // It replaces nothing that its arbiter has not read.
    expect(drawn.text).not.toContain("It replaces ruling");
    await drawn.press("Update");
    await drawn.press("Confirm ruling");
    expect(sent).toMatchObject([{ after: rulings, insteadOf: proposal }]);
  }
});

test("what it comes to follows the seconds that are typed, and none are the regulations'", async () => {
  const { drawn, sent, typed } = await confirming();
  expect(drawn.text).toContain("10 s after both players are ready");
  await drawn.type("input.start-in", "45");
  expect(drawn.button("Confirm ruling")?.disabled).toBe(true);
  await typed("45");
  expect(drawn.text).toContain("45 s after both players are ready");
  await typed("");
  expect(drawn.text).toContain("10 s after both players are ready");
  await drawn.press("Confirm ruling");
  expect(sent.map(({ startIn }) => startIn)).toEqual([undefined]);
});

test("a time that is none is refused before it is sent", async () => {
  const { drawn, sent, typed } = await confirming();
  await typed("-5");
  expect(drawn.text).toContain("Type whole seconds, at most 3600");
  expect(drawn.button("Confirm ruling")?.disabled).toBe(true);
  await typed("30");
  await drawn.press("Confirm ruling");
  expect(sent.map(({ startIn }) => startIn)).toEqual([30_000n]);
});

test("seconds that are typed bring in nothing else that happened meanwhile", async () => {
  const { drawn, stands, typed } = await confirming();
  stands.seen = 8n;
  await typed("30");
  expect(drawn.text).toContain("The board has changed since");
  expect(drawn.button("Confirm ruling")?.disabled).toBe(true);
  await drawn.press("Update");
  expect(drawn.text).toContain("30 s after both players are ready");
  expect(drawn.button("Confirm ruling")?.disabled).toBe(false);
});

test("an article that is refused is put right in its place", async () => {
  const { drawn, sent, stands } = await confirming();
  stands.refusal = { code: "no-article", text: "is no article" };
  await drawn.press("Confirm ruling");
  expect(drawn.text).toContain("is no article");
  expect(drawn.button("Confirm ruling")?.disabled).toBe(false);
  stands.refusal = { code: "board-changed", text: "the board has moved on" };
  await drawn.press("Confirm ruling");
  expect([sent.length, drawn.button("Confirm ruling")?.disabled]).toEqual([2, true]);
});

test("a result is not asked when the clock starts", async () => {
  await confirming(LOST);
  expect(document.querySelector("input.start-in")).toBeNull();
  await confirming();
  expect(document.querySelector("input.start-in")).not.toBeNull();
});
