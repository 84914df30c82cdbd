// Which proposal of penalties waits for a second official.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardEventSchema } from "../../api/adoube/v1/board_pb";
import { agreement, openProposal } from "./proposal";

type Init = MessageInitShape<typeof BoardEventSchema>;
const of = (...events: Init[]) =>
  openProposal(
    events.map((event, index) =>
      create(BoardEventSchema, { ...event, sequence: BigInt(index + 1) }),
    ),
  );
const proposed = (reason: string): Init => ({
  event: { case: "penaltiesProposed", value: { reason } },
});
const imposed = (proposedBy: string): Init => ({
  event: { case: "penalised", value: { proposedBy } },
});

test("pen_1 dis_9 the last proposal waits until somebody agrees to it", () => {
  expect(of()).toBeNull();
  expect(of(imposed(""))).toBeNull();
  expect(of(proposed("noise"), imposed(""))).toMatchObject({ record: 1n, reason: "noise" });
  expect(of(proposed("noise"), proposed("a phone"))).toMatchObject({
    record: 2n,
    reason: "a phone",
  });
  expect(of(proposed("noise"), imposed("ada"))).toBeNull();
});

test("pen_1 the agreement names the record of the proposal", () => {
  const open = of(proposed("noise"));
  expect(open && agreement(open).build({})).toEqual({
    case: "agreeToPenalties",
    value: { proposal: 1n },
  });
});
