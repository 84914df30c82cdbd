// Which proposal of penalties waits for a second official.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardEventSchema } from "../../api/adoube/v1/board_pb";
import { agreement, openProposal, rejection } from "./proposal";

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

const REJECTED: Init = { event: { case: "penaltiesRejected", value: { proposal: 1n } } };

test("pen_1 dis_9 the last proposal waits until somebody agrees to it or rejects it", () => {
  expect(of()).toBeNull();
  expect(of(imposed(""))).toBeNull();
  expect(of(proposed("noise"), imposed(""))).toMatchObject({ record: 1n, reason: "noise" });
  expect(of(proposed("noise"), proposed("a phone"))).toMatchObject({
    record: 2n,
    reason: "a phone",
  });
  expect(of(proposed("noise"), imposed("ada"))).toBeNull();
  expect(of(proposed("noise"), REJECTED)).toBeNull();
  expect(of(proposed("noise"), REJECTED, proposed("a phone"))).toMatchObject({ record: 3n });
});

test("pen_1 agreement and rejection name the record of the proposal", () => {
  const open = of(proposed("noise"));
  expect(open && agreement(open).build({})).toEqual({
    case: "agreeToPenalties",
    value: { proposal: 1n },
  });
  expect(open && rejection(open).build({})).toEqual({
    case: "rejectPenalties",
    value: { proposal: 1n },
  });
});
