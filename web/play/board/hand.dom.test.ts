// What is written as a premove, before the page asks about it.
import { PremoveUse } from "../../api/adoube/v1/board_pb";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { ShownSchema } from "../../api/adoube/v1/page_pb";
import { language } from "../../shared/i18n.svelte";
import { Seat } from "../seat.svelte";
import { Hand } from "./hand.svelte";

beforeEach(() => (language.code = "es"));

/** White waits; a rook of his stands on d8, a knight of Black's on c6. */
const FEN = "R2Rk3/8/2n5/8/8/8/8/4K3 b - - 0 1";

function asking() {
  const seat = new Seat(createRouterTransport(() => {}));
  seat.shown = create(ShownSchema, {
    seat: { board: { round: 1, board: 1 }, side: 1 },
    local: { fen: FEN },
    board: {
      stage: GameStage.PLAYING,
      toMove: 2,
      options: { premove: PremoveUse.CONFIRMED },
    },
  });
  return { seat, hand: new Hand(seat) };
}

test.each(["Txd8", "cxd5", "T x d8"])(
  "brd_6 %s takes nobody yet: it is refused and not asked about",
  async (text) => {
    const { seat, hand } = asking();
    expect(await hand.write(text, "es")).toBe(false);
    expect(hand.begun).toBe(false);
    expect(seat.refused).toBe(
      `«${text}» no está claro antes de la jugada de su rival: escriba sus dos casillas, como g1f3`,
    );
  },
);

test.each(["Td7", "Txc6"])("brd_6 %s is asked about", async (text) => {
  const { seat, hand } = asking();
  seat.refused = "what was refused before";
  expect(await hand.write(text, "es")).toBe(true);
  expect(hand.written?.text).toBe(text);
  expect(seat.refused).toBe("");
});

test.each(["Td7", "c6d4"])(
  "brd_6 %s that was asked about is named when the board changes before it is confirmed",
  async (text) => {
    const { hand } = asking();
    if (text === "c6d4") hand.enter("c6d4");
    else await hand.write("Td7", "es");
    hand.boardChanged();
    expect(hand.begun).toBe(false);
    expect(hand.missed).toBe(text === "c6d4" ? "c6–d4" : "Td7");
    hand.boardChanged();
    expect(hand.missed).toBe("");
  },
);
