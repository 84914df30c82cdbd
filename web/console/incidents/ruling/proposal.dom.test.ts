// What a proposal comes to by now, told by the last answer that was asked for.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { BoardViewSchema } from "../../../api/adoube/v1/event_pb";
import {
  IncidentViewSchema,
  RulingViewSchema,
  type RuledReply,
  RuledReplySchema,
} from "../../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../../dev/stand/desk";
import { Drawn } from "../../../dev/stand/drawn.svelte";
import { language } from "../../../shared/i18n.svelte";
import { LiveBoard } from "../../liveBoard.svelte";
import Proposal from "./Proposal.svelte";

beforeEach(() => (language.code = "en"));

const board = { round: 1, board: 3 };
const offer = (white: bigint) => {
  const clocks = { white, black: 60_000n };
  return create(RuledReplySchema, {
    offer: { offers: [{ board, before: clocks, after: clocks }] },
  });
};

test("an answer that comes late tells nothing in the place of a newer one", async () => {
  const answers: ((reply: RuledReply) => void)[] = [];
  const desk = deskOf(["second-ruling"], {
    incidents: { drySecond: () => new Promise((done) => answers.push(done)) },
  });
  const stands = (sequence: number) =>
    desk.live.boards.set(
      "1.3",
      new LiveBoard(create(BoardViewSchema, { board, sequence: BigInt(sequence) })),
    );
  stands(7);
  const proposal = create(RulingViewSchema, { number: 1, by: "bob", boards: [{ board }] });
  const view = create(IncidentViewSchema, { brief: { number: 4 }, proposal });
  const drawn = new Drawn(Proposal, { view, proposal, zoneHere: "UTC", done: () => {} }, at(desk));
  stands(8);
  await drawn.settle();
  answers[1]?.(offer(1_200_000n));
  answers[0]?.(offer(1_500_000n));
  await drawn.settle();
  expect(answers).toHaveLength(2);
  expect(drawn.text).toContain("0:20:00");
  expect(drawn.text).not.toContain("0:25:00");
});

test("why it was not agreed to is told no more once it is asked about anew", async () => {
  const desk = deskOf(["second-ruling"], {
    incidents: {
      drySecond: () => Promise.resolve(offer(1_200_000n)),
      second: () => Promise.reject(new ConnectError("busy: try again", Code.ResourceExhausted)),
    },
  });
  const proposal = create(RulingViewSchema, { number: 1, by: "bob", boards: [{ board }] });
  const view = create(IncidentViewSchema, { brief: { number: 4 }, proposal });
  const drawn = new Drawn(Proposal, { view, proposal, zoneHere: "UTC", done: () => {} }, at(desk));
  await drawn.settle();
  await drawn.press("Agree and confirm…");
  [...document.querySelectorAll<HTMLButtonElement>("dialog button")].at(-1)?.click();
  await drawn.settle();
  const alerts = () =>
    [...document.querySelectorAll("dialog [role=alert]")].map((it) => it.textContent).join();
  expect(alerts()).toContain("try again");
  await drawn.press("Cancel");
  await drawn.press("Agree and confirm…");
  expect(alerts()).toBe("");
});

test("who proposed what another has just agreed to is told of no fault", async () => {
  const refuse = (code: string, text: string) => {
    const refused = create(RuledReplySchema, { refusal: { code, text } });
    return deskOf(["second-ruling"], {
      incidents: { drySecond: () => Promise.resolve(refused) },
    });
  };
  const proposal = create(RulingViewSchema, { number: 1, by: "bob", boards: [{ board }] });
  const view = create(IncidentViewSchema, { brief: { number: 4 }, proposal });
  const props = { view, proposal, zoneHere: "UTC", done: () => {} };
  const alerts = async (code: string, text: string) => {
    await new Drawn(Proposal, props, at(refuse(code, text))).settle();
    return document.querySelectorAll("[role=alert]").length;
  };
  expect(await alerts("nothing-to-do", "no proposed ruling 1 waits for a second official")).toBe(0);
  expect(await alerts("board-changed", "the board has moved on")).toBe(1);
});
