import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IntentFate, IntentViewSchema, VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { seatOf } from "../grid/seat";
import { moving } from "./moving";

const device = (id: string, board = 0, side = 0) => ({
  id,
  seat: seatOf(
    create(VenueDeviceSchema, {
      seat: board > 0 ? { device: id, board: { round: 1, board }, side } : undefined,
    }),
  ),
});
const asked = (fate: IntentFate, board: number, side: number, to: string) =>
  create(IntentViewSchema, {
    fate,
    intent: { board: { round: 1, board }, side, what: { case: "moveTo", value: to } },
  });

test("a seat that waits to go on at a spare is told at both, until it is decided", () => {
  const hall = [device("m-1", 1, 1), device("m-2", 1, 2), device("m-9")];
  const told = (fate: IntentFate) =>
    moving([asked(fate, 1, 2, "m-9")], hall).map((map) => Object.fromEntries(map));
  expect(told(IntentFate.WAITING)).toEqual([{ "m-2": "m-9" }, { "m-9": "m-2" }]);
  for (const fate of [
    IntentFate.ACCEPTED,
    IntentFate.REFUSED,
    IntentFate.EXPIRED,
    IntentFate.WITHDRAWN,
  ]) {
    expect(told(fate)).toEqual([{}, {}]);
  }
  // The coordinator has moved it, and its answer is on the way.
  const [to] = moving([asked(IntentFate.WAITING, 1, 2, "m-2")], hall);
  expect(to.size).toBe(0);
});
