// What rings at the wall, and what is told of it to who looks at a telephone.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IncidentStage } from "../api/adoube/v1/common_pb";
import {
  HoldScope,
  VenueAlarmKind,
  VenueAlarmSchema,
  VenueHoldSchema,
} from "../api/adoube/v1/uplink_pb";
import { language } from "../shared/i18n.svelte";
import { causes } from "./causes";

beforeEach(() => (language.code = "en"));

const calm = { alarms: [], holds: [], devices: new Map(), uplink: null, linked: false };

test("nothing rings in a hall where nothing is the matter", () => {
  expect(causes(calm).size).toBe(0);
});

test("clk_6 ven_4 what an official stops rings once, with what stands and why", () => {
  const hold = { scope: HoldScope.VENUE, board: { round: 3 }, reason: "fire alarm", since: 5n };
  const holds = [create(VenueHoldSchema, { id: "hold-3-1", ...hold })];
  const told = ["hold-3-1", "STOPPED: all boards of this venue. fire alarm"];
  expect([...causes({ ...calm, holds })]).toEqual([told]);
  // It is the same while it goes on, whatever is told beside.
  const later = [create(VenueHoldSchema, { id: "hold-3-1", ...hold, by: "Ana Ruiz" })];
  expect([...causes({ ...calm, holds: later }).keys()]).toEqual(["hold-3-1"]);
});

test("ven_4 so do calls, devices that nobody hears, and a fall of the uplink", () => {
  const alarm = {
    id: "call-1",
    kind: VenueAlarmKind.CALL,
    board: { round: 3, board: 7 },
    text: "calls",
  };
  const hall = {
    ...calm,
    alarms: [create(VenueAlarmSchema, alarm)],
    devices: new Map([
      ["m-1", { id: "m-1", urgent: true }],
      ["m-2", { id: "m-2", urgent: false }],
    ]),
    uplink: { at: 0 } as never,
  };
  expect([...causes(hall).keys()]).toEqual(["call-1", "device-m-1", "uplink"]);
  const incident = { number: 4, stage: IncidentStage.OPEN };
  const open = create(VenueAlarmSchema, {
    ...alarm,
    id: "incident-4",
    kind: VenueAlarmKind.INCIDENT,
    incident,
  });
  expect(causes({ ...hall, alarms: [open] }).get("incident-4")).toBe("Incident 4. Board 3.7: open");
});
