// Incidents beside a hall whose node is not heard: marked as what they were, and their ages count on.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IncidentStage } from "../api/adoube/v1/common_pb";
import {
  HoldScope,
  VenueAlarmKind,
  VenueAlarmSchema,
  VenueHoldSchema,
} from "../api/adoube/v1/uplink_pb";
import { Drawn } from "../dev/stand/drawn.svelte";
import { at, postOf } from "../dev/stand/post";
import { language } from "../shared/i18n.svelte";
import { pulse } from "../shared/pulse.svelte";
import Alarms from "./Alarms.svelte";
import Holds from "./Holds.svelte";

beforeEach(() => (language.code = "en"));

const MINUTE = 60_000;

/** A venue with an incident and a hold, both nine minutes old. */
function watched() {
  const post = postOf([]);
  const { hall } = post;
  const incident = { number: 4, stage: IncidentStage.OPEN };
  const board = { round: 1, board: 1 };
  const since = BigInt(MINUTE);
  hall.alarms = [
    create(VenueAlarmSchema, { id: "4", kind: VenueAlarmKind.INCIDENT, incident, board, since }),
  ];
  hall.holds = [
    create(VenueHoldSchema, { id: "1", scope: HoldScope.VENUE, reason: "fire", since }),
  ];
  [hall.wall, hall.current, hall.follower.heard] = [10 * MINUTE, true, pulse.now];
  const cut = (for_: number) =>
    ([hall.follower.stale, hall.follower.heard] = [true, pulse.now - for_]);
  return { post, cut };
}

test("an incident of a node that is not heard is told as what it was, and grows older", async () => {
  const { post, cut } = watched();
  const drawn = new Drawn(Alarms, {}, at(post));
  expect(drawn.text).toContain("9 min");
  expect(drawn.text).not.toContain("last known 2 min ago");
  cut(2 * MINUTE);
  await drawn.settle();
  expect(drawn.text).toContain("1 incident last known 2 min ago");
  expect(drawn.text).toContain("11 min last: open");
});

test("so does a hold", async () => {
  const { post, cut } = watched();
  const drawn = new Drawn(Holds, {}, at(post));
  expect(drawn.text).toContain("9 min 00 s");
  cut(2 * MINUTE);
  await drawn.settle();
  expect(drawn.text).toContain("11 min 00 s");
});
