import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardEventSchema } from "../../../api/adoube/v1/board_pb";
import { Side } from "../../../api/adoube/v1/common_pb";
import {
  GivenBackViewSchema,
  IncidentViewSchema,
  Observation,
} from "../../../api/adoube/v1/incident_pb";
import { lanes, lines } from "./lanes";
import { play } from "./play";

const view = create(IncidentViewSchema, {
  linesFor: [2],
  linesAgainst: [4],
  evidence: [
    { number: 1, witness: "coordinator", at: 3_000n, errorMs: -1n, saw: Observation.SEAT_SILENT },
    {
      number: 2,
      witness: "venue madrid of madrid-3",
      at: 100n,
      errorMs: 12n,
      saw: Observation.DEVICE_SILENT,
    },
    { number: 3, witness: "device madrid-3", at: 90n, errorMs: -1n, saw: Observation.BOOTED },
    { number: 4, witness: "venue madrid", at: 5_000n, errorMs: 4n, saw: Observation.UPLINK_LOST },
    {
      number: 5,
      witness: "venue madrid",
      at: 6_000n,
      errorMs: 4n,
      saw: Observation.UPLINK_READING,
    },
    {
      number: 6,
      witness: "venue madrid",
      at: 7_000n,
      errorMs: 4n,
      saw: Observation.UPLINK_READING,
    },
    {
      number: 7,
      witness: "venue madrid",
      at: 8_000n,
      errorMs: 4n,
      saw: Observation.UPLINK_READING,
    },
    {
      number: 8,
      witness: "coordinator of madrid-3",
      at: 9_000n,
      errorMs: -1n,
      saw: Observation.SEAT_BACK,
    },
  ],
});

test("lines stand in the order of what happened, and what speaks for and against is marked", () => {
  const told = lines(view, true).map(({ line, mark, error }) => [line.number, mark, error]);
  expect(told).toEqual([
    [3, "", null],
    [2, "for", 12],
    [1, "", 0],
    [4, "against", 4],
    [5, "", 4],
    [6, "", 4],
    [7, "", 4],
    // Its clock is the one that all others are compared with, whomever it speaks of.
    [8, "", 0],
  ]);
});

test("what one witness tells three times is one line that says so", () => {
  const told = lines(view, false).map(({ line, again, until }) => [line.number, again, until]);
  expect(told.at(-2)).toEqual([5, 2, 8_000]);
  expect(told).toHaveLength(6);
});

test("device, venue and coordinator have a lane each", () => {
  const found = lanes(lines(view, false)).map(({ witness, seen }) => [witness, seen.length]);
  expect(found).toEqual([
    ["device madrid-3", 1],
    ["venue madrid", 3],
    ["coordinator", 2],
  ]);
});

const event = (time: number, running: Side, moved?: { ply: number; san: string; seat: Side }) =>
  create(BoardEventSchema, {
    time: BigInt(time),
    clocks: { running },
    event: moved ? { case: "moved", value: moved } : { case: undefined },
  });

test("whose clock ran is joined over records, and cut to what is shown", () => {
  const events = [
    event(0, Side.WHITE),
    event(1_000, Side.BLACK, { ply: 1, san: "e4", seat: Side.WHITE }),
    event(1_500, Side.BLACK),
    event(2_500, Side.UNSPECIFIED),
    event(4_000, Side.WHITE, { ply: 2, san: "e5", seat: Side.BLACK }),
  ];
  expect(play(events, { from: 500, to: 6_000 })).toEqual({
    ran: [
      { side: "white", from: 500, to: 1_000 },
      { side: "black", from: 1_000, to: 2_500 },
      { side: "white", from: 4_000, to: 6_000 },
    ],
    moves: [
      { at: 1_000, side: "white", text: "1.e4" },
      { at: 4_000, side: "black", text: "1...e5" },
    ],
  });
});

test("what was given back as the clocks were stopped is told apart from what counts", () => {
  const events = [event(0, Side.WHITE), event(5_000, Side.UNSPECIFIED), event(9_000, Side.WHITE)];
  const back = create(GivenBackViewSchema, { side: Side.WHITE, from: 2_000n, until: 5_000n });
  expect(play(events, { from: 0, to: 10_000 }, [back]).ran).toEqual([
    { side: "white", from: 0, to: 2_000 },
    { side: "white", from: 2_000, to: 5_000, inVain: true },
    { side: "white", from: 9_000, to: 10_000 },
  ]);
});
