import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IntentViewSchema } from "../api/adoube/v1/lta_pb";
import { CallReply, VenueAlarmSchema } from "../api/adoube/v1/uplink_pb";
import { WhoReplySchema } from "../api/adoube/v1/sessions_pb";
import { ofCall, saidBy, saidOf } from "./call";

test("ven_8 what was said last of a call is told beside it, and of no other", () => {
  const said = (id: string, board: number, number: number, word: CallReply) =>
    create(IntentViewSchema, {
      intent: { id, board: { round: 1, board }, what: { case: "call", value: { number, word } } },
    });
  const all = [
    said("a", 1, 1, CallReply.COMING),
    said("b", 1, 2, CallReply.COMING),
    said("c", 1, 1, CallReply.VALID),
  ];
  const alarm = (board: number, number: number) =>
    create(VenueAlarmSchema, { board: { round: 1, board }, call: { number } });
  expect(ofCall(all, alarm(1, 1))?.intent?.id).toBe("c");
  expect(ofCall(all, alarm(1, 2))?.intent?.id).toBe("b");
  expect(ofCall(all, alarm(2, 1))).toBeUndefined();
});

test("ven_8 who said it is known by his id, whatever name the coordinator calls him by", () => {
  const what = { case: "call" as const, value: { number: 1, word: CallReply.COMING } };
  const view = create(IntentViewSchema, { intent: { person: "lta-madrid", what } });
  const who = (person: string) => ({ who: create(WhoReplySchema, { session: { person } }) });
  expect(saidBy(who("lta-madrid"), view)).toBe(true);
  expect(saidBy(who("lca-madrid"), view)).toBe(false);
  expect(saidOf(view)).toBe(CallReply.COMING);
});
