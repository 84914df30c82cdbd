// What the node remembers of a device, and what the page sees itself, as one history.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeviceHistorySchema, VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { DeviceHealth, DeviceState } from "../api/adoube/v1/uplink_pb";
import { LiveDevice } from "./liveDevice.svelte";

const { READY, LATE, PAGE_MISSING } = DeviceHealth;

const is = (health: DeviceHealth, venueRoundTripUs = 0) =>
  create(VenueDeviceSchema, {
    status: { device: "madrid-1", state: DeviceState.READY, health, venueRoundTripUs },
  });
const turns = (device: LiveDevice) => device.turns.map(({ at, health }) => [at, health]);

test("ven_4 what was before the page was opened stands before what it saw, nothing twice", () => {
  const device = new LiveDevice("madrid-1", is(LATE, 700), 10_000);
  device.change(is(READY, 800), 11_000);
  device.recall(
    create(DeviceHistorySchema, {
      trips: [8_000n, 9_000n, 10_000n].map((wallMs) => ({ wallMs, venueUs: 500 })),
      turns: [
        { wallMs: 2_000n, health: READY },
        { wallMs: 9_500n, health: LATE },
      ],
    }),
  );
  expect(turns(device)).toEqual([
    [2_000, READY],
    [9_500, LATE],
    [11_000, READY],
  ]);
  expect(device.trips.map(({ at, venue }) => [at, venue])).toEqual([
    [8_000, 500],
    [9_000, 500],
    [10_000, 700],
    [11_000, 800],
  ]);
  device.change(is(PAGE_MISSING), 12_000);
  expect(turns(device).at(-1)).toEqual([12_000, PAGE_MISSING]);
});

test("a node that remembers nothing changes nothing", () => {
  const device = new LiveDevice("madrid-1", is(READY), 10_000);
  device.recall(create(DeviceHistorySchema, {}));
  expect(turns(device)).toEqual([[10_000, READY]]);
});
