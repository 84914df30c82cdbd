import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AlarmLevel, UplinkStateSchema, VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { LockLayerKind, LockLayerState } from "../api/adoube/v1/telemetry_pb";
import { brokenOf, byPlace, needOf, wayDegree } from "./look";

test("VEN-2: the layers that are broken are named, and no others", () => {
  const layers = [
    { layer: LockLayerKind.USB, state: LockLayerState.BROKEN, required: true },
    { layer: LockLayerKind.SCREENS, state: LockLayerState.BROKEN, required: false },
    { layer: LockLayerKind.KEYS, state: LockLayerState.UNAVAILABLE, required: true },
    { layer: LockLayerKind.SIGNS, state: LockLayerState.BROKEN, required: true },
  ];
  expect(brokenOf(create(VenueDeviceSchema, { lockdown: { layers } }))).toBe("usb signs");
  expect(brokenOf(create(VenueDeviceSchema, {}))).toBe("");
});

test("an uplink without an answer is not shown as well, though it stands", () => {
  const table: [boolean, AlarmLevel, string][] = [
    [true, AlarmLevel.UNSPECIFIED, "well"],
    [true, AlarmLevel.LATE, "late"],
    [true, AlarmLevel.SILENT, "silent"],
    [true, AlarmLevel.ALARM, "silent"],
    [false, AlarmLevel.SILENT, "silent"],
    [false, AlarmLevel.UNSPECIFIED, "silent"],
    [true, 99 as AlarmLevel, "silent"],
  ];
  for (const [connected, alarm, expected] of table) {
    const state = create(UplinkStateSchema, { connected, alarm });
    expect(wayDegree(state), `${connected} ${alarm}`).toBe(expected);
  }
});

test("devices stand by their numbers", () => {
  const ids = ["madrid-10", "madrid-2", "madrid-1"].map((id) => ({ id }));
  expect(ids.sort(byPlace).map(({ id }) => id)).toEqual(["madrid-1", "madrid-2", "madrid-10"]);
});

test("ven_4 a seat whose player calls needs somebody, however well its device is", () => {
  expect(needOf({ level: "good", calling: true })).toBe("attention");
  expect(needOf({ level: "waiting", calling: true })).toBe("attention");
  expect(needOf({ level: "problem", calling: true })).toBe("problem");
  expect(needOf({ level: "good", calling: false })).toBe("good");
});
