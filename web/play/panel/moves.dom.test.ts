// The record of a game at its player's page.
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { GameStage, PenaltyKind, Role, Side } from "../../api/adoube/v1/common_pb";
import { ShownSchema } from "../../api/adoube/v1/page_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Seat, setSeat } from "../seat.svelte";
import Moves from "./Moves.svelte";

beforeEach(() => (language.code = "en"));

const TOLD =
  "Penalty for White: Warning (O 18.4.1). Reason: noise. By Castillo, Ada, Chief Arbiter.";

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [99, 2],
])(
  "pen_1 a penalty after %i half-moves stays in the record behind row %i, whatever is played since",
  (ply, row) => {
    const seat = new Seat(createRouterTransport(() => {}));
    seat.shown = create(ShownSchema, {
      board: {
        stage: GameStage.PLAYING,
        toMove: Side.BLACK,
        penalties: [
          {
            side: Side.WHITE,
            penalties: [{ kind: PenaltyKind.WARNING }],
            article: "O 18.4.1",
            reason: "noise",
            by: "Castillo, Ada",
            office: Role.CHIEF_ARBITER,
            ply,
          },
        ],
      },
    });
    const { board } = create(ShownSchema, {
      board: { moves: ["e4", "e5", "Nf3"].map((san) => ({ san })) },
    });
    seat.moves = board?.moves ?? [];
    new Drawn(Moves, {}, () => setSeat(seat));
    const rows = [...document.querySelectorAll("tbody tr")].map((found) => found.textContent);
    expect(rows).toHaveLength(3);
    expect(rows.findIndex((text) => text?.includes(TOLD))).toBe(row);
  },
);
