import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardViewSchema, VenueViewSchema } from "../../api/adoube/v1/event_pb";
import { withoutPage } from "./pageless";

test("ven_2 the board tells whose page is gone while his device is heard", () => {
  const seats = {
    white: { venue: "madrid", device: "m-1" },
    black: { venue: "madrid", device: "m-2" },
  };
  const board = (state: string) => create(BoardViewSchema, { state, ...seats });
  const venues = (page: string, state = "ready") => {
    const devices = [
      { device: "m-1", state, page },
      { device: "m-2", state: "ready", page: "open" },
    ];
    return new Map([["madrid", { view: create(VenueViewSchema, { devices }) }]]);
  };
  expect(withoutPage(board("playing"), venues("closed"))).toEqual(["white"]);
  expect(withoutPage(board("playing"), venues("open"))).toEqual([]);
  expect(withoutPage(board("playing"), venues("closed", "lost"))).toEqual([]);
  expect(withoutPage(board("finished"), venues("closed"))).toEqual([]);
});
