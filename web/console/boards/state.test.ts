import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { GameStage, Role, Side } from "../../api/adoube/v1/common_pb";
import { BoardViewSchema, type BoardView } from "../../api/adoube/v1/event_pb";
import { language } from "../../shared/i18n.svelte";
import { boardState, lastMove, pause } from "./state";

const NOW = 600_000;
const named = (id: string) => (id === "chief" ? "Ada Castillo" : id);

beforeEach(() => (language.code = "en"));

type Part = Exclude<MessageInitShape<typeof BoardViewSchema>, BoardView>;

function told(rest: Part): string {
  const view = create(BoardViewSchema, {
    paused: { cause: PauseCause.SILENCE, seat: Side.BLACK, lastContact: 120_000n },
    white: { device: "madrid-1" },
    black: { device: "oslo-2" },
    ...rest,
  });
  return pause(view, (at) => NOW - at, named);
}

test("dis_3 a board says who is silent only as long as he is", () => {
  expect(told({ blackAwaySince: 120_000n })).toBe("Black disconnected for 8 min (oslo-2)");
  expect(told({})).toBe("both players are connected again: a ruling is needed");
  language.code = "es";
  expect(told({})).not.toContain("Black");
});

test("dis_3 a second silence of the same player in one pause is counted from its own beginning", () => {
  expect(told({ blackAwaySince: 598_000n })).toBe("Black disconnected for 2 s (oslo-2)");
});

test("dis_3 the other player's silence goes on where the first is back", () => {
  const other = told({ whiteAwaySince: 300_000n });
  expect(other).toBe("White disconnected for 5 min (madrid-1)");
  const both = told({ whiteAwaySince: 300_000n, blackAwaySince: 120_000n });
  expect(both).toBe("Black disconnected for 8 min (oslo-2)");
});

test("how long it lasts is not said of what is not known to last any more", () => {
  const view = create(BoardViewSchema, {
    state: GameStage.PAUSED,
    pausedSince: 60_000n,
    paused: { cause: PauseCause.SILENCE, seat: Side.BLACK },
    blackAwaySince: 120_000n,
    black: { device: "oslo-2" },
  });
  const said = (lasting: (since: number) => number | null) => boardState(view, lasting, named).text;
  expect(said((since) => NOW - since)).toBe("PAUSED 9 min: Black disconnected for 8 min (oslo-2)");
  expect(said(() => null)).toBe("PAUSED: Black disconnected (oslo-2)");
});

test("the last move is written with the reader's letters", () => {
  const view = create(BoardViewSchema, { ply: 34, lastSan: "Nd5" });
  expect(lastMove(view)).toBe("17...Nd5");
  language.code = "es";
  expect(lastMove(view)).toBe("17...Cd5");
});

test("who stopped the clocks is told by name", () => {
  const paused = {
    cause: PauseCause.ARBITER,
    by: "chief",
    role: Role.CHIEF_ARBITER,
    reason: "a phone rings",
  };
  const view = create(BoardViewSchema, { paused });
  language.code = "en";
  expect(pause(view, () => 0, named)).toMatch(/Ada Castillo.*a phone rings/);
});
