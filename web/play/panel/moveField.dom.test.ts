// What the field says where no move can be entered.
import { PremoveUse } from "../../api/adoube/v1/board_pb";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { ConnectionState, ShownSchema } from "../../api/adoube/v1/page_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Hand, setHand } from "../board/hand.svelte";
import { Seat, setSeat } from "../seat.svelte";
import MoveField from "./MoveField.svelte";

beforeEach(() => (language.code = "en"));

function text(premove: boolean, toMove: number, use = PremoveUse.OFF): string {
  const seat = new Seat(createRouterTransport(() => {}));
  seat.shown = create(ShownSchema, {
    connection: { state: ConnectionState.CONNECTED },
    seat: { board: { round: 1, board: 1 }, side: 1, terms: { premove } },
    board: { stage: GameStage.PLAYING, toMove, may: {}, options: { premove: use } },
  });
  seat.follower.stale = false;
  const drawn = new Drawn(MoveField, { usable: true }, () => {
    setSeat(seat);
    setHand(new Hand(seat));
  });
  return drawn.text;
}

test("brd_6 who could set a premove and has turned that off reads where to turn it on", () => {
  const off = "Not your turn. Premoves are off: see Settings.";
  expect(text(true, 2)).toContain(off);
  for (const other of [text(false, 2), text(true, 1), text(true, 2, PremoveUse.CONFIRMED)])
    expect(other).not.toContain(off);
});
