import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { BoardViewSchema, VenueViewSchema } from "../../api/adoube/v1/event_pb";
import { DeviceHealth } from "../../api/adoube/v1/uplink_pb";
import { withoutPage } from "./pageless";

test("ven_2 the board tells whose page is gone while his device is heard", () => {
  const seats = {
    white: { venue: "madrid", device: "m-1" },
    black: { venue: "madrid", device: "m-2" },
  };
  const board = (state: GameStage) => create(BoardViewSchema, { state, ...seats });
  const venues = (health: DeviceHealth) => {
    const devices = [
      { device: "m-1", health },
      { device: "m-2", health: DeviceHealth.PLAYING },
    ];
    return new Map([["madrid", { view: create(VenueViewSchema, { devices }) }]]);
  };
  expect(withoutPage(board(GameStage.PLAYING), venues(DeviceHealth.PAGE_MISSING))).toEqual([
    "white",
  ]);
  expect(withoutPage(board(GameStage.PLAYING), venues(DeviceHealth.PLAYING))).toEqual([]);
  expect(withoutPage(board(GameStage.PLAYING), venues(DeviceHealth.DISCONNECTED))).toEqual([]);
  expect(withoutPage(board(GameStage.FINISHED), venues(DeviceHealth.PAGE_MISSING))).toEqual([]);
});
