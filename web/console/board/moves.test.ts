import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardEventSchema, type BoardEvent } from "../../api/adoube/v1/board_pb";
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
