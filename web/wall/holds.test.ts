// What officials stopped, as whoever watches the hall reads it.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { Role } from "../api/adoube/v1/common_pb";
import { HoldScope, type VenueHold, VenueHoldSchema } from "../api/adoube/v1/uplink_pb";
import { language } from "../shared/i18n.svelte";
import { inOrder, rightsOf, stopped } from "./holds";
import { enumWord } from "../shared/wire";

beforeEach(() => (language.code = "en"));

const hold = (
  scope: HoldScope,
  board: number,
  rest: Partial<Omit<VenueHold, "$typeName" | "$unknown">> = {},
) =>
  create(VenueHoldSchema, {
    id: `${enumWord(HoldScope, scope)}-${board}`,
    scope,
    board: { round: 3, board },
    reason: "fire alarm",
    venue: scope === HoldScope.OTHER_VENUE ? "Oslo" : "",
    ...rest,
  });

test.each([
  [
    HoldScope.VENUE,
    0,
    "STOPPED: all boards of this venue.",
    "The clocks of these boards stay stopped",
  ],
  [
    HoldScope.ROUND,
    0,
    "STOPPED: all boards of round 3.",
    "The clocks of these boards stay stopped",
  ],
  [HoldScope.BOARD, 7, "STOPPED: board 3.7.", "Both clocks are stopped"],
  [HoldScope.OTHER_VENUE, 0, "STOPPED: all boards played with Oslo.", "The clocks of these boards"],
])("clk_6 a wall tells what a hold of a %s stops", (scope, board, what, clocks) => {
  const told = stopped(hold(scope, board, { by: "Ana Ruiz", office: Role.CHIEF_ARBITER }));
  expect(told.what).toBe(what);
  expect(told.clocks).toContain(clocks);
  expect(told.by).toBe("By Ana Ruiz (Chief Arbiter)");
  expect(told.reason).toBe("fire alarm");
});

test("clk_6 a name that is the office is not said twice", () => {
  const by = { by: "Chief Arbiter", office: Role.CHIEF_ARBITER };
  expect(stopped(hold(HoldScope.VENUE, 0, by)).by).toBe("By Chief Arbiter");
});

test("clk_6 of a hold by nobody known only the article is told", () => {
  expect(stopped(hold(HoldScope.VENUE, 0, { article: "O 19.6" })).by).toBe("O 19.6");
});

test("clk_6 a venue or a round stands before single boards, then who stands longest", () => {
  const all = [
    hold(HoldScope.BOARD, 2, { since: 5n }),
    hold(HoldScope.BOARD, 1, { since: 3n }),
    hold(HoldScope.VENUE, 0, { since: 9n }),
  ];
  expect(inOrder(all).map(({ id }) => id)).toEqual(["venue-0", "board-1", "board-2"]);
});

test.each([
  [Role.LTA, [Role.LTA, Role.CHIEF_ARBITER], [Role.LTA, Role.CHIEF_ARBITER], true, true, ""],
  [Role.LTA, [], [Role.CHIEF_ARBITER], false, false, "Who can resume: Chief Arbiter."],
  [
    Role.LTA,
    [Role.ARBITER, Role.CHIEF_ARBITER],
    [Role.ARBITER, Role.CHIEF_ARBITER],
    false,
    false,
    "Who can give the reason: arbiter, Chief Arbiter. Who can resume: arbiter, Chief Arbiter.",
  ],
  [Role.CHIEF_ARBITER, [], [], false, false, "Another pause has to end first."],
])(
  "clk_6 an official (%s) reads what they may do with a stop, or who may: %#",
  (office, explainBy, resumeBy, explain, resume, others) => {
    const rights = rightsOf(hold(HoldScope.BOARD, 7, { explainBy, resumeBy }), office);
    expect(rights).toEqual({ explain, resume, others });
  },
);
