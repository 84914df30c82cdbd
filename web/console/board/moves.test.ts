import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardEventSchema, type BoardEvent } from "../../api/adoube/v1/board_pb";
import { Side } from "../../api/adoube/v1/common_pb";
import { games, inRows, moves } from "./moves";

const moved = (ply: number, san: string): BoardEvent =>
  create(BoardEventSchema, {
    clocks: { white: BigInt(1000 * ply), black: BigInt(2000 * ply) },
    event: { case: "moved", value: { ply, san } },
  });
const restored = (ply: number) =>
  create(BoardEventSchema, { event: { case: "positionRestored", value: { ply } } });
const restarted = create(BoardEventSchema, { event: { case: "restarted", value: { attempt: 2 } } });

test("what was taken back counts no more", () => {
  const table: [BoardEvent[], string[]][] = [
    [
      [moved(1, "e4"), moved(2, "e5")],
      ["e4", "e5"],
    ],
    [
      [moved(1, "e4"), moved(2, "e5"), restored(1), moved(2, "c5")],
      ["e4", "c5"],
    ],
    [[moved(1, "e4"), restarted, moved(1, "d4")], ["d4"]],
  ];
  for (const [events, sans] of table) {
    expect(moves(events).map(({ move }) => move.san)).toEqual(sans);
  }
});

test("a row has White's move and Black's, each with its own clock", () => {
  const rows = inRows(moves([moved(1, "e4"), moved(2, "e5"), moved(3, "Nf3")]));
  const told = rows.map(({ number, white, black }) => [number, white?.left, black?.left]);
  expect(told).toEqual([
    [1, 1000, 4000],
    [2, 3000, undefined],
  ]);
});

test("end_5 the moves of a game that was superseded are told apart", () => {
  const all = games([moved(1, "e4"), moved(2, "e5"), restarted, moved(1, "d4")]);
  expect(all.map((game) => game.map(({ move }) => move.san))).toEqual([["e4", "e5"], ["d4"]]);
});

test("a game that began from a FEN is numbered as that counts, Black's first move as Black's", () => {
  const opened = create(BoardEventSchema, {
    event: { case: "opened", value: { fen: "8/8/8/4k3/8/8/4P3/4K3 b - - 0 23" } },
  });
  const rows = inRows(moves([opened, moved(1, "Kd5"), moved(2, "Kd2")]));
  const told = rows.map(({ number, white, black }) => [number, white?.move.san, black?.move.san]);
  expect(told).toEqual([
    [23, undefined, "Kd5"],
    [24, "Kd2", undefined],
  ]);
  expect(rows[0]?.black?.left).toBe(2000);
});

test("dis_9 the clocks that were corrected after a move stand below it, and a ruling that changed none adds nothing", () => {
  const both = (value: bigint) => ({ white: value, black: value });
  const event = (what: "clockAdjusted" | "timeAdded" | "ruled" | "paused", value: bigint) =>
    create(BoardEventSchema, { clocks: both(value), event: { case: what, value: {} } });
  const events = [
    moved(1, "e4"),
    event("paused", 900n),
    event("ruled", 900n),
    event("clockAdjusted", 1900n),
    event("timeAdded", 2900n),
    moved(2, "e5"),
  ];
  expect(moves(events).map(({ corrected }) => corrected)).toEqual([
    [
      { white: 1900, black: 1900 },
      { white: 2900, black: 2900 },
    ],
    [],
  ]);
});

test("end_2 a move with which a draw was offered is marked, before or after it was made", () => {
  const by = (ply: number, seat: Side) =>
    create(BoardEventSchema, { event: { case: "moved", value: { ply, seat } } });
  const draw = (what: "drawOffered" | "drawDeclined", seat: Side) =>
    create(BoardEventSchema, { event: { case: what, value: { seat } } });
  const { WHITE, BLACK } = Side;
  const table: [BoardEvent[], boolean[]][] = [
    [
      [draw("drawOffered", WHITE), by(1, WHITE), by(2, BLACK), by(3, WHITE)],
      [true, false, false],
    ],
    [
      [by(1, WHITE), draw("drawOffered", WHITE), by(2, BLACK)],
      [true, false],
    ],
    [[draw("drawOffered", WHITE), draw("drawDeclined", BLACK), by(1, WHITE)], [false]],
  ];
  for (const [events, marked] of table)
    expect(moves(events).map(({ drawOffered }) => drawOffered)).toEqual(marked);
});
