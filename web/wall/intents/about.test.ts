import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IntentViewSchema } from "../../api/adoube/v1/lta_pb";
import { SeatAtSchema } from "../../api/adoube/v1/uplink_pb";
import { about } from "./about";

test("what was asked is shown at the seat and at the spare, the newest first", () => {
  const view = (id: string, board: number, side: number, moveTo: string) =>
    create(IntentViewSchema, {
      intent: { id, board: { round: 1, board }, side, what: { case: "moveTo", value: moveTo } },
    });
  const all = [view("a", 1, 1, "m-3"), view("b", 1, 2, "m-4"), view("c", 1, 1, "m-4")];
  const seat = create(SeatAtSchema, { board: { round: 1, board: 1 }, side: 1 });
  const ids = (device: string, at?: typeof seat) =>
    about(all, device, at).map(({ intent }) => intent?.id);
  expect(ids("m-1", seat)).toEqual(["c", "a"]);
  expect(ids("m-3")).toEqual(["a"]);
  expect(ids("m-4")).toEqual(["c", "b"]);
  expect(ids("m-9")).toEqual([]);
});
