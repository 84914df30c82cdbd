// A stop at the wall: its reason and its end, and why the button does nothing while the coordinator is not reached.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { Role } from "../api/adoube/v1/common_pb";
import {
  IntentViewSchema,
  LtaBeginSchema,
  AlarmLevel,
  UplinkStateSchema,
  VenueDeviceSchema,
} from "../api/adoube/v1/lta_pb";
import { HoldScope, VenueHoldSchema } from "../api/adoube/v1/uplink_pb";
import { at, postOf } from "../dev/stand/post";
import { Drawn } from "../dev/stand/drawn.svelte";
import { language } from "../shared/i18n.svelte";
import { seatOf } from "./grid/seat";
import PauseClocks from "./PauseClocks.svelte";
import StopActions from "./StopActions.svelte";

beforeEach(() => (language.code = "en"));

const uplink = (connected: boolean) => ({
  state: create(UplinkStateSchema, {
    connected,
    alarm: connected ? AlarmLevel.UNSPECIFIED : AlarmLevel.SILENT,
  }),
  at: 0,
});

function lta(connected = true) {
  const sent: unknown[] = [];
  const post = postOf(["hold-venue"], {
    intend: (request) => (sent.push(request), Promise.resolve(create(IntentViewSchema))),
  });
  post.hall.begin = create(LtaBeginSchema, { role: Role.LTA });
  post.hall.uplink = uplink(connected);
  return { post, sent };
}

const hold = create(VenueHoldSchema, {
  id: "hold-3-2",
  scope: HoldScope.VENUE,
  board: { round: 3 },
  hold: 2,
  explainBy: [Role.LTA],
  resumeBy: [Role.LTA],
});

test("clk_6 the LTA gives the reason of a stop at the wall, and resumes there", async () => {
  const { post, sent } = lta();
  const drawn = new Drawn(StopActions, { hold }, at(post));
  expect(
    drawn.button("Save reason"),
    "a call has the room until somebody gives it",
  ).toBeUndefined();
  await drawn.press("Give reason…");
  await drawn.type("input", "fire drill");
  await drawn.press("Save reason");
  expect(sent).toMatchObject([
    { intent: { note: "fire drill", what: { case: "stopReason", value: { hold: 2 } } } },
  ]);
  await drawn.press("Resume…");
  expect(drawn.text).toContain("All games of this venue continue");
  await drawn.type("form:last-of-type input", "all clear");
  await drawn.press("Resume now");
  expect(sent[1]).toMatchObject({
    intent: { note: "all clear", what: { case: "resume", value: { venue: true } } },
  });
});

test("clk_6 who may not resume reads who may, and has no button", () => {
  const { post } = lta();
  const theirs = create(VenueHoldSchema, {
    ...hold,
    explainBy: [],
    resumeBy: [Role.CHIEF_ARBITER],
  });
  const drawn = new Drawn(StopActions, { hold: theirs }, at(post));
  expect(drawn.button("Resume…")).toBeUndefined();
  expect(drawn.text).toContain("Who can resume: Chief Arbiter.");
});

test("clk_6 a button that stops clocks says beside it why it does nothing now", async () => {
  const { post } = lta(false);
  const seat = seatOf(
    create(VenueDeviceSchema, { seat: { board: { round: 3, board: 1 }, side: 1 } }),
  );
  const drawn = new Drawn(PauseClocks, { seat, venue: true }, at(post));
  expect(drawn.button("Stop all clocks here")?.disabled).toBe(true);
  expect(drawn.text).toContain("no connection to the server");
  post.hall.uplink = uplink(true);
  await drawn.settle();
  expect(drawn.button("Stop all clocks here")?.disabled).toBe(false);
  expect(drawn.text).not.toContain("Not possible now");
  await drawn.give({ seat: undefined });
  expect(drawn.text).toContain("No game is in progress here.");
});
