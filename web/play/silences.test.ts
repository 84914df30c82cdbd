// What a silence of the device cost, told once the clocks are read again.
import { GameStage } from "../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { afterEach, expect, test, vi } from "vitest";
import { ShownSchema, type Shown } from "../api/adoube/v1/page_pb";
import { Silences } from "./silences";

afterEach(() => vi.restoreAllMocks());

/** White's clock, as it is told. */
const shown = (white: number, old = false): Shown =>
  create(ShownSchema, {
    seat: { board: { round: 1, board: 1 }, side: 1 },
    board: { stage: GameStage.PLAYING, game: 1, clocks: { white: BigInt(white) } },
    local: { clocksOld: old },
  });

/** Hears what is told at these instants, and says what was told of a cut at each. */
function hearing(silences: Silences, told: [number, Shown][]) {
  let last: Shown | null = null;
  return told.map(([at, next]) => {
    vi.spyOn(performance, "now").mockReturnValue(at);
    const cut = silences.hear(last, next, 4);
    last = next;
    return cut;
  });
}

test("what was lost in a silence is told with the first clocks that are read after it", () => {
  const cuts = hearing(new Silences(null), [
    [1_000, shown(90_000)],
    [46_000, shown(90_000, true)],
    [46_500, shown(44_500)],
    [47_500, shown(43_500)],
  ]);
  expect(cuts).toEqual([
    null,
    null,
    { closed: false, lasted: 45_000, was: 90_000, is: 44_500 },
    null,
  ]);
});

test("a moment is no silence, and neither is what another page showed", () => {
  const short = hearing(new Silences(null), [
    [1_000, shown(90_000)],
    [3_000, shown(88_000)],
  ]);
  expect(short).toEqual([null, null]);
  const silences = new Silences(null);
  hearing(silences, [[1_000, shown(90_000)]]);
  vi.spyOn(performance, "now").mockReturnValue(46_000);
  silences.displaced();
  expect(silences.hear(shown(90_000), shown(44_500), 4)).toBeNull();
});

test.each([
  ["the device did not answer a page that was loaded again", 44_000, false],
  ["the page was closed", 500, true],
  ["the page crashed", null, true],
])("dis_2 %s: the next one says which, once", (_, left, closed) => {
  const at = Date.now() - 45_000;
  const kept = { at, left: left && at + left, plies: 4, shown: shown(90_000), cut: null };
  const [first, second] = hearing(new Silences(kept), [
    [1_000, shown(44_500)],
    [2_000, shown(43_500)],
  ]);
  expect(first).toMatchObject({ closed, was: 90_000, is: 44_500 });
  expect(second).toBeNull();
});
