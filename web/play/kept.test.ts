// What a page hands to the one that is loaded after it.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { GameStage, Side } from "../api/adoube/v1/common_pb";
import { ShownSchema } from "../api/adoube/v1/page_pb";
import { cutBetween, sameGame } from "./cut";
import { read, write } from "./kept";

const shown = (white: number) =>
  create(ShownSchema, {
    seat: { board: { round: 1, board: 3 }, side: Side.WHITE, white: { name: "Ding, Liren" } },
    board: {
      stage: GameStage.PLAYING,
      game: 1,
      clocks: { white: BigInt(white), black: 60_000n },
    },
  });

test("dis_2 who reloads a page that got no answer is told what that took", () => {
  const cut = { closed: false, lasted: 4_000, was: 910_000, is: 904_000 };
  const text = write({ shown: shown(904_000), at: 5, left: 9, plies: 7, cut });
  expect(text).not.toContain("Ding");
  const found = read(text);
  expect(found).toMatchObject({ at: 5, left: 9, plies: 7, cut });
  if (!found) throw new Error("nothing was kept");
  expect(sameGame(found.shown, shown(1))).toBe(true);
  expect(cutBetween(found.shown, shown(859_000), 45_000)).toEqual({
    closed: false,
    lasted: 45_000,
    was: 904_000,
    is: 859_000,
  });
});

test("what another version kept, or nobody did, is nothing", () => {
  for (const kept of [null, "", "{}", "[]", '{"at":1,"plies":2,"shown":"no"}', '{"at":"x"}'])
    expect(read(kept)).toBe(null);
  const text = write({ shown: shown(1), at: 1, left: 1, plies: 0, cut: null }).replace(
    "null",
    '"x"',
  );
  expect(read(text)?.cut).toBe(null);
});
