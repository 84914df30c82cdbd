// Incidents on a page that has lost its connection: nothing looks as if it were of now, and no age stands still.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IncidentStage } from "../../api/adoube/v1/common_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { pulse } from "../../shared/pulse.svelte";
import Navigation from "../Navigation.svelte";
import IncidentsPage from "./IncidentsPage.svelte";

beforeEach(() => (language.code = "en"));

const MINUTE = 60_000;

/** An incident nine minutes old, whose player has forty seconds left to be back. */
function watched() {
  const desk = deskOf(["rule"], {});
  const { live } = desk;
  const brief = create(IncidentBriefSchema, {
    number: 4,
    stage: IncidentStage.OPEN,
    opened: BigInt(MINUTE),
    limitAt: BigInt(10 * MINUTE + 40_000),
    timeZone: "UTC",
  });
  live.incidents.set(4, brief);
  [live.time, live.current, live.follower.heard] = [10 * MINUTE, true, pulse.now];
  const cut = (for_: number) =>
    ([live.follower.stale, live.follower.heard] = [true, pulse.now - for_]);
  return { desk, cut };
}

test("what is heard has its ages and its countdown, and no mark", () => {
  const { text } = new Drawn(IncidentsPage, {}, at(watched().desk));
  expect(text).toContain("9 min ago");
  expect(text).toContain("in 40 s");
  expect(text).not.toContain("last known");
});

test("cut off for two minutes, it is eleven minutes old, marked, and counts down to nothing", async () => {
  const { desk, cut } = watched();
  const drawn = new Drawn(IncidentsPage, {}, at(desk));
  cut(2 * MINUTE);
  await drawn.settle();
  expect(drawn.text).toContain("1 needs action last known 2 min ago");
  expect(drawn.text).toContain("open last known 2 min ago");
  expect(drawn.text).toContain("11 min ago");
  expect(drawn.text).toContain("must be back by");
  expect(drawn.text).not.toMatch(/in 40 s|PASSED/);
  expect(drawn.text).toContain("Also needs attention last known 2 min ago");
});

test("of another round that is watched the age is its own", async () => {
  const { desk, cut } = watched();
  const drawn = new Drawn(IncidentsPage, {}, at(desk));
  cut(2 * MINUTE);
  const { follower } = deskOf([], {}).live;
  [follower.stale, follower.heard] = [true, pulse.now - 3 * MINUTE];
  desk.live.follower = follower;
  await drawn.settle();
  expect(drawn.text).toContain("1 needs action last known 3 min ago");
});

test("how many wait is marked as counted last", async () => {
  const { desk, cut } = watched();
  const drawn = new Drawn(Navigation, {}, at(desk));
  expect(drawn.text).not.toContain("last known");
  cut(2 * MINUTE);
  await drawn.settle();
  expect(drawn.text).toContain("1 waiting, last known");
  expect(document.querySelector("nav.old")).not.toBeNull();
});
