import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { GameStage, Side } from "../api/adoube/v1/common_pb";
import { ConnectionLoss, ConnectionState, ShownSchema } from "../api/adoube/v1/page_pb";
import { MoveShownSchema } from "../api/adoube/v1/play_pb";
import { heldOver, withTold } from "./fold";

test("of the moves only what changed is told", () => {
  const begun = withTold([], { movesFrom: 0, moves: ["e4", "e5"] });
  expect(begun).toEqual(["e4", "e5"]);
  expect(withTold(begun, { movesFrom: 2, moves: ["Nf3"] })).toEqual(["e4", "e5", "Nf3"]);
});

test("nothing new is the same list: nothing is drawn again", () => {
  const known = ["e4"];
  expect(withTold(known, { movesFrom: 1, moves: [] })).toBe(known);
});

test("brd_10 a position that was restored takes moves back, a restart all of them", () => {
  expect(withTold(["e4", "e5", "Nf3"], { movesFrom: 1, moves: [] })).toEqual(["e4"]);
  expect(withTold(["e4", "e5"], { movesFrom: 0, moves: ["d4"] })).toEqual(["d4"]);
  expect(withTold(["e4", "e5"], undefined)).toEqual([]);
});

test("dis_3 the board stays in sight until an agent that was started anew has its seat again", () => {
  const shown = (told: MessageInitShape<typeof ShownSchema>) => create(ShownSchema, told);
  const connection = { state: ConnectionState.CONNECTED };
  const seat = { board: { round: 1, board: 2 }, side: Side.WHITE };
  const board = {
    stage: GameStage.PLAYING,
    may: { move: true },
    clocks: { white: 1n },
  };
  const local = { fen: "8/8/8/8/8/8/8/8 w - - 0 1", legal: ["e2e4"] };
  const before = shown({ connection, seat, board, local });
  const lost = (why: ConnectionLoss) => shown({ connection: { state: ConnectionState.LOST, why } });
  const finding = [
    ConnectionLoss.UNSPECIFIED,
    ConnectionLoss.VENUE,
    ConnectionLoss.UPLINK,
    ConnectionLoss.REFUSED,
  ].map(lost);
  for (const told of [...finding, shown({ connection: { state: ConnectionState.JOINING } })]) {
    const held = heldOver(before, told);
    expect(held.local?.fen).toBe(local.fen);
    expect([held.local?.legal, held.board?.may]).toEqual([[], undefined]);
    expect(held.local?.clocksOld).toBe(true);
    expect(held.connection).toBe(told.connection);
    const moves = [create(MoveShownSchema, { san: "e4" })];
    expect(withTold(moves, held.board)).toBe(moves);
    // Also when it is told again and again.
    expect(heldOver(held, told).local?.fen).toBe(local.fen);
  }
  // The officials moved the seat; it is connected and has none; there was none; there is one.
  for (const [was, is] of [
    [before, lost(ConnectionLoss.RESEATED)],
    [before, lost(ConnectionLoss.ELSEWHERE)],
    [before, shown({ connection })],
    [null, lost(ConnectionLoss.UNSPECIFIED)],
    [lost(ConnectionLoss.UNSPECIFIED), lost(ConnectionLoss.UNSPECIFIED)],
    [lost(ConnectionLoss.UNSPECIFIED), before],
  ] as const) {
    expect(heldOver(was, is)).toBe(is);
  }
});
