// What a node answers may come after the news of what became of it.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { createClient, createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import {
  IntentFate,
  IntentViewSchema,
  Lta,
  LtaReplySchema,
  OrderViewSchema,
} from "../api/adoube/v1/lta_pb";
import { OrderFate } from "../api/adoube/v1/telemetry_pb";
import { Hall } from "./hall.svelte";

beforeEach(() => {
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal("addEventListener", () => undefined);
  return () => vi.unstubAllGlobals();
});

type News = MessageInitShape<typeof LtaReplySchema>["body"];

/** A hall that has been told this. */
async function told(...news: News[]): Promise<Hall> {
  const transport = createRouterTransport(({ service }) =>
    service(Lta, {
      async *watch(_, { signal }) {
        for (const body of news) yield create(LtaReplySchema, { body });
        yield create(LtaReplySchema, { body: { case: "current", value: {} } });
        await new Promise((done) => signal.addEventListener("abort", done));
      },
    }),
  );
  const hall = new Hall(createClient(Lta, transport), () => undefined);
  hall.follower.start();
  await vi.waitFor(() => expect(hall.current).toBe(true));
  hall.follower.stop();
  return hall;
}

const ID = "0".repeat(32);
const intent = (fate: IntentFate, unconfirmed = false) =>
  create(IntentViewSchema, { intent: { id: ID }, fate, unconfirmed });
const intents = (fate: IntentFate, unconfirmed = false): News => ({
  case: "intents",
  value: { intents: [intent(fate, unconfirmed)] },
});

test.each([
  // The coordinator decided before the node's answer was here.
  [IntentFate.ACCEPTED, false, IntentFate.WAITING, false, IntentFate.ACCEPTED, false],
  [IntentFate.REFUSED, false, IntentFate.WAITING, false, IntentFate.REFUSED, false],
  [IntentFate.WITHDRAWN, true, IntentFate.WAITING, false, IntentFate.WITHDRAWN, true],
  [IntentFate.WITHDRAWN, false, IntentFate.WITHDRAWN, true, IntentFate.WITHDRAWN, false],
  [IntentFate.ACCEPTED, false, IntentFate.WITHDRAWN, true, IntentFate.ACCEPTED, false],
  // An answer that is the news.
  [IntentFate.WAITING, false, IntentFate.WITHDRAWN, true, IntentFate.WITHDRAWN, true],
  [IntentFate.WAITING, false, IntentFate.WITHDRAWN, false, IntentFate.WITHDRAWN, false],
  [IntentFate.WAITING, false, IntentFate.ACCEPTED, false, IntentFate.ACCEPTED, false],
] as const)(
  "ven_4 told that it is %s (%s), then answered that it is %s (%s)",
  async (fate, unconfirmed, answer, awaited, shown, still) => {
    const hall = await told(intents(fate, unconfirmed));
    hall.asked(intent(answer, awaited));
    expect(hall.intents.map((view) => [view.fate, view.unconfirmed])).toEqual([[shown, still]]);
  },
);

test("ven_4 what was asked for stands there before it is told", async () => {
  const hall = await told();
  hall.asked(intent(IntentFate.WAITING));
  expect(hall.intents.map(({ fate }) => fate)).toEqual([IntentFate.WAITING]);
});

test("ven_4 the stream's word counts, also where a fate could not be kept", async () => {
  const hall = await told(intents(IntentFate.WITHDRAWN, true), intents(IntentFate.WAITING));
  expect(hall.intents.map(({ fate }) => fate)).toEqual([IntentFate.WAITING]);
});

const order = (fates: OrderFate[], unconfirmed = false) =>
  create(OrderViewSchema, {
    id: ID,
    fate: fates.at(-1) ?? OrderFate.UNSPECIFIED,
    steps: fates.map((fate) => ({ fate })),
    unconfirmed,
  });

test("ven_4 an order that is done does not wait again by a late answer", async () => {
  const done = order([OrderFate.WAITING, OrderFate.DELIVERED, OrderFate.DONE]);
  const hall = await told({ case: "order", value: done });
  hall.answered(order([OrderFate.WAITING]));
  expect(hall.orders.get(ID)?.fate).toBe(OrderFate.DONE);
});

test("ven_4 an order that was taken back is known by the answer, and confirmed by the news", async () => {
  const hall = await told({ case: "order", value: order([OrderFate.WAITING]) });
  hall.answered(order([OrderFate.WAITING, OrderFate.CANCELLED], true));
  expect(hall.orders.get(ID)?.fate).toBe(OrderFate.CANCELLED);
  const confirmed = await told({
    case: "order",
    value: order([OrderFate.WAITING, OrderFate.CANCELLED]),
  });
  confirmed.answered(order([OrderFate.WAITING, OrderFate.CANCELLED], true));
  expect(confirmed.orders.get(ID)?.unconfirmed).toBe(false);
});
