// Which mandatory scoresheets of a round an arbiter sees as open.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ScoresheetState } from "../../api/adoube/v1/board_pb";
import { EventViewSchema } from "../../api/adoube/v1/event_pb";
import { openScoresheets } from "./scoresheets";

test("ebd_6 missing scoresheets stand before those that nobody has looked for", () => {
  const { UNMARKED, PRESENT, MISSING, REQUIRED } = ScoresheetState;
  const pairing = (board: number, whiteScoresheet: ScoresheetState, black: ScoresheetState) => ({
    board,
    white: 2 * board - 1,
    black: 2 * board,
    before: { whiteScoresheet, blackScoresheet: black },
  });
  const view = create(EventViewSchema, {
    players: [
      { number: 1, name: "Ding, Liren" },
      { number: 4, name: "Radjabov, Teimour" },
    ],
    rounds: [
      {
        round: 1,
        pairings: [
          pairing(1, UNMARKED, PRESENT),
          pairing(2, PRESENT, MISSING),
          pairing(3, REQUIRED, REQUIRED),
          { board: 4 },
        ],
      },
    ],
  });
  const [round] = view.rounds;
  const open = round ? openScoresheets(round, view.players) : [];
  expect(
    open.map(({ board, side, player, isMissing }) => [board, side, player, isMissing]),
  ).toEqual([
    ["1.2", "black", "Radjabov, Teimour", true],
    ["1.1", "white", "Ding, Liren", false],
  ]);
});
