// A ruling that is about to be confirmed, while somebody else rules or proposes one.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import {
  IncidentViewSchema,
  OfferReplySchema,
  type IncidentView,
  type RulingRequest,
} from "../../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../../dev/stand/desk";
import { Drawn } from "../../../dev/stand/drawn.svelte";
import { language } from "../../../shared/i18n.svelte";
import { offerOne } from "./ask";
import ConfirmRuling from "./ConfirmRuling.svelte";
import { MENU } from "./wishes";

beforeEach(() => (language.code = "en"));

const incident = (rulings: number, proposal?: number): IncidentView =>
  create(IncidentViewSchema, {
    brief: { number: 4 },
    rulings: Array.from({ length: rulings }, (_, at) => ({ number: at + 1 })),
    proposal: proposal ? { number: proposal, by: "bob" } : undefined,
  });

type Sent = Pick<RulingRequest, "after" | "insteadOf" | "reason">;

async function confirming() {
  const sent: Sent[] = [];
  const reply = create(OfferReplySchema, {
    article: "O 18.9",
    offers: [{ board: { round: 1, board: 3 }, seen: 7n }],
  });
  const desk = deskOf(["rule"], {
    incidents: {
      offer: () => Promise.resolve(reply),
      rule: (request: Sent) => (sent.push(request), Promise.resolve({ incident: incident(1) })),
    },
  });
  const view = incident(0);
  const [choice] = MENU;
  if (!choice) throw new Error("nothing to choose");
  const chosen = await offerOne(desk, view, choice, []);
  const props = { view, number: 4, boards: [], chosen, reason: "the router failed" };
  const drawn = new Drawn(ConfirmRuling, { ...props, done: () => {}, close: () => {} }, at(desk));
  return { drawn, sent };
}

test("what was worked out before somebody else ruled or proposed is worked out again first", async () => {
  for (const [rulings, proposal] of [
    [1, 0],
    [0, 2],
  ] as const) {
    const { drawn, sent } = await confirming();
    await drawn.give({ view: incident(rulings, proposal) });
    expect(drawn.button("Rule")?.disabled).toBe(true);
    // It replaces nothing that its arbiter has not read.
    expect(drawn.text).not.toContain("It replaces ruling");
    await drawn.press("Work it out again");
    await drawn.press("Rule");
    expect(sent).toMatchObject([{ after: rulings, insteadOf: proposal }]);
  }
});
