// What a dialog over the wall tells of what it covers.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentStage } from "../api/adoube/v1/common_pb";
import { VenueAlarmKind, VenueAlarmSchema } from "../api/adoube/v1/uplink_pb";
import { matters } from "./alarm";
import type { Level } from "../shared/health";
import { elsewhere } from "./meanwhile";

const device = (id: string, level: Level, calling = false) => ({ id, level, calling });
const alarm = (
  id: string,
  kind: VenueAlarmKind,
  number = 0,
  device = "",
  stage = IncidentStage.OPEN,
) =>
  create(VenueAlarmSchema, {
    id,
    kind,
    device,
    ...(number ? { incident: { number, stage } } : {}),
  });

test("ven_4 a dialog tells of every other device in trouble, of calls and of incidents", () => {
  const troubled = [
    device("m-5", "problem"),
    device("m-6", "problem"),
    device("m-7", "problem", true),
    device("m-8", "good", true),
    device("m-9", "attention"),
  ];
  const alarms = [
    alarm("call-1", VenueAlarmKind.CALL),
    alarm("incident-3-m-5", VenueAlarmKind.INCIDENT, 3),
    alarm("incident-3-m-6", VenueAlarmKind.INCIDENT, 3),
  ];
  const found = elsewhere(troubled, matters(alarms), "m-6");
  // Who calls from a device that is well is among the calls; the one that the dialog is about tells of itself.
  expect(found.devices.map(({ id }) => id)).toEqual(["m-5", "m-7", "m-9"]);
  expect([found.calls, found.incidents, found.worst]).toEqual([1, 1, "bad"]);
});

test("ven_4 a device's own call and incidents are not told as another's", () => {
  const alarms = [
    alarm("call-1", VenueAlarmKind.CALL, 0, "m-6"),
    alarm("incident-3-m-5", VenueAlarmKind.INCIDENT, 3, "m-5"),
    alarm("incident-4-m-6", VenueAlarmKind.INCIDENT, 4, "m-6"),
    alarm("incident-4-m-7", VenueAlarmKind.INCIDENT, 4, "m-7"),
  ];
  const told = (about: string) => {
    const { calls, incidents, worst } = elsewhere([], matters(alarms), about);
    return [calls, incidents, worst];
  };
  expect(told("")).toEqual([1, 2, "bad"]);
  expect(told("m-6")).toEqual([0, 1, "bad"]);
  expect(told("m-5")).toEqual([1, 1, "bad"]);
  const own = matters(alarms.filter(({ device }) => device === "m-6"));
  expect(elsewhere([], own, "m-6").worst).toBe("calm");
});

test("ven_4 how bad it is: a call or a page to be opened is no loss", () => {
  const worst = (...args: Parameters<typeof elsewhere>) => elsewhere(...args).worst;
  expect(worst([], [], "")).toBe("calm");
  expect(worst([device("m-1", "problem")], [], "m-1")).toBe("calm");
  expect(worst([device("m-1", "attention")], [], "")).toBe("warn");
  expect(worst([], matters([alarm("call-1", VenueAlarmKind.CALL)]), "")).toBe("warn");
  expect(worst([device("m-1", "attention")], [], "")).toBe("warn");
  expect(worst([device("m-1", "problem")], [], "")).toBe("bad");
  const open = alarm("i", VenueAlarmKind.INCIDENT, 1);
  expect(worst([], matters([open]), "")).toBe("bad");
  const again = alarm("j", VenueAlarmKind.INCIDENT, 2, "", IncidentStage.CONNECTED_AGAIN);
  expect(elsewhere([], matters([again]), "")).toMatchObject({ worst: "warn", tone: "warn" });
  expect(elsewhere([], matters([again, open]), "")).toMatchObject({ worst: "bad", tone: "bad" });
});
