import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { UplinkStateSchema, VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { brokenOf, byPlace, degree, wayDegree } from "./look";

test("a device is looked at as the node says, and an unknown word is an alarm", () => {
  const table: [string, string, string][] = [
    // alarm, state, degree
    ["", "ready", "well"],
    ["", "absent", "absent"],
    ["", "awaited", "absent"],
    ["", "lost", "absent"],
    ["", "silent", "absent"],
    ["late", "late", "late"],
    ["silent", "lost", "silent"],
    ["alarm", "absent", "alarm"],
    ["something-new", "ready", "alarm"],
  ];
  for (const [alarm, state, expected] of table) {
    const device = create(VenueDeviceSchema, { alarm, status: { state } });
    expect(degree(device), `${alarm} ${state}`).toBe(expected);
  }
});

test("VEN-2: the layers that are broken are named, and no others", () => {
  const layers = [
    { layer: "usb", state: "broken", required: true },
    { layer: "screens", state: "broken", required: false },
    { layer: "keys", state: "unavailable", required: true },
    { layer: "signs", state: "broken", required: true },
  ];
  expect(brokenOf(create(VenueDeviceSchema, { lockdown: { layers } }))).toBe("usb signs");
  expect(brokenOf(create(VenueDeviceSchema, {}))).toBe("");
});

test("an uplink without an answer is not shown as well, though it stands", () => {
  const table: [boolean, string, string][] = [
    [true, "", "well"],
    [true, "late", "late"],
    [true, "silent", "silent"],
    [true, "alarm", "silent"],
    [false, "silent", "silent"],
    [false, "", "silent"],
    [true, "something-new", "silent"],
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
