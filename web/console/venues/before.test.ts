import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeviceState, DeviceStatusSchema } from "../../api/adoube/v1/uplink_pb";
import { heardAt } from "./before";

const status = (device: string, state: DeviceState, ageMs = 0n) =>
  create(DeviceStatusSchema, { device, state, ageMs });

test("ven_4 a device that was connected before its venue's node restarted keeps its last contact", () => {
  const before = heardAt(
    [status("m-1", DeviceState.READY, 200n), status("m-2", DeviceState.ABSENT)],
    10_000,
  );
  expect([...before]).toEqual([["m-1", 9_800]]);
  const after = heardAt(
    [status("m-1", DeviceState.ABSENT), status("m-2", DeviceState.ABSENT)],
    18_000,
    before,
  );
  expect([...after]).toEqual([["m-1", 9_800]]);
  // It said goodbye to the node that runs.
  expect([...heardAt([status("m-1", DeviceState.ABSENT, 500n)], 18_000, after)]).toEqual([
    ["m-1", 17_500],
  ]);
});
