// A device's name is read from afar, and covers nothing that its player needs.
import { GameStage } from "../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SeatViewSchema } from "../api/adoube/v1/play_pb";
import { coveredBy, parted } from "./identify";

test.each([
  ["madrid-12", "madrid-", "12"],
  ["kuala-lumpur-3", "kuala-lumpur-", "3"],
  ["spare", "", "spare"],
  ["hall-", "", "hall-"],
])("of %s its number is the largest", (device, before, number) => {
  expect(parted(device)).toEqual([before, number]);
});

test.each([
  [GameStage.WAITING, false, "board"],
  [GameStage.PLAYING, false, "moves"],
  [GameStage.PLAYING, true, "moves"],
  [GameStage.PAUSED, false, "moves"],
  // The ruling, and the button that answers it, stand where the moves were.
  [GameStage.PAUSED, true, "board"],
  [GameStage.FINISHED, false, "board"],
])("ven_4 of a board at stage %s the name covers the %s", (stage, ruled, covered) => {
  const board = create(SeatViewSchema, { stage, ruling: ruled ? {} : undefined });
  expect(coveredBy({ stage, board })).toBe(covered);
});
