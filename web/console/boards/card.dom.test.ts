// A board's card: which incidents wait on it, and what is not said of it while the page is cut off.
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { GameStage, Side } from "../../api/adoube/v1/common_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { pulse } from "../../shared/pulse.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import BoardCard from "./BoardCard.svelte";

test("every incident is named, and no length of what is not known to last", async () => {
  language.code = "en";
  const desk = deskOf([], {});
  const { live } = desk;
  [live.time, live.follower.heard] = [600_000, pulse.now];
  const board = new LiveBoard(
    create(BoardViewSchema, {
      board: { round: 1, board: 1 },
      state: GameStage.PAUSED,
      pausedSince: 60_000n,
      paused: { cause: PauseCause.SILENCE, seat: Side.BLACK },
      blackAwaySince: 600_000n,
      black: { device: "oslo-2" },
    }),
  );
  board.waitsIn([3, 5, 8]);
  const drawn = new Drawn(BoardCard, { board }, at(desk));
  const incidents = "incidents 3, 5, 8 need rulings";
  expect(drawn.text).toContain(`${incidents}; PAUSED 9 min: Black disconnected for 0 s (oslo-2)`);
  [live.follower.stale, live.follower.heard] = [true, pulse.now - 120_000];
  await drawn.settle();
  expect(drawn.text).toContain(
    `last known 2 min ago: ${incidents}; PAUSED: Black disconnected (oslo-2)`,
  );
});
