// What a page tells after it got no answer from its own device.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { GameStage, Side } from "../api/adoube/v1/common_pb";
import { LocalBoardSchema, ShownSchema } from "../api/adoube/v1/page_pb";
import { cutBetween, isRead } from "./cut";

type Told = MessageInitShape<typeof ShownSchema>;

const shown = (white: number, rest: Partial<Exclude<Told["board"], undefined>> = {}, board = 1) =>
  create(ShownSchema, {
    seat: { board: { round: 1, board }, side: Side.WHITE },
    board: {
      stage: GameStage.PLAYING,
      game: 1,
      clocks: { white: BigInt(white), black: 60_000n },
      ...rest,
    } as Told["board"],
  });

test("dis_2 what a silence of the page took of its player's clock is told", () => {
  const before = shown(904_000);
  expect(cutBetween(before, shown(859_000), 45_000)).toEqual({
    closed: false,
    lasted: 45_000,
    was: 904_000,
    is: 859_000,
  });
  // An arbiter, or the device's own silence, stopped it meanwhile: what it lost until then.
  expect(cutBetween(before, shown(859_000, { stage: GameStage.PAUSED }), 45_000)).not.toBe(null);
});

test("nothing is told where nothing was lost, or of another game", () => {
  const before = shown(904_000);
  for (const [was, is] of [
    [before, shown(904_000)],
    [before, shown(859_000, {}, 2)],
    [before, shown(859_000, { game: 2 })],
    [before, shown(859_000, { stage: GameStage.FINISHED })],
    [shown(904_000, { stage: GameStage.PAUSED }), shown(859_000)],
  ] as const) {
    expect(cutBetween(was, is, 45_000)).toBe(null);
  }
});

test("clocks that are what was told before a connection was lost are not read", () => {
  expect(isRead({ ...shown(1), local: create(LocalBoardSchema, { clocksOld: true }) })).toBe(false);
  expect(isRead(shown(1))).toBe(true);
  expect(isRead(create(ShownSchema, {}))).toBe(false);
});
