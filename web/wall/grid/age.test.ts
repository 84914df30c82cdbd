import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { DeviceState } from "../../api/adoube/v1/uplink_pb";
import { age, showHeard } from "./age";

test("an age counts on from when it was told", () => {
  const table: [DeviceState, bigint, number, string][] = [
    // state, age as told ms, now (told at 1000), shown
    [DeviceState.READY, 300n, 1_000, "< 2 s"],
    [DeviceState.READY, 300n, 2_600, "< 2 s"],
    [DeviceState.LATE, 1_700n, 1_200, "1 s"],
    [DeviceState.SILENT, 4_000n, 8_000, "11 s"],
    [DeviceState.LOST, 125_000n, 1_000, "2 min"],
    [DeviceState.ABSENT, 0n, 9_000, "–"],
    [DeviceState.AWAITED, 0n, 1_000, "–"],
    [DeviceState.ABSENT, 125_000n, 1_000, "2 min"],
  ];
  for (const [state, ageMs, now, shown] of table) {
    const device = create(VenueDeviceSchema, { status: { state, ageMs } });
    const well = state === DeviceState.READY;
    expect(showHeard(age({ device, told: 1_000 }, now), well), `${state} ${ageMs}`).toBe(shown);
  }
});
