import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeviceStatusSchema } from "../../api/adoube/v1/uplink_pb";
import { asAwaited, heardAt } from "./before";

const status = (device: string, state: string, ageMs = 0n) =>
  create(DeviceStatusSchema, { device, state, ageMs });

test("ven_4 who was heard before his venue's node was started anew is waited for", () => {
  const before = heardAt([status("m-1", "ready", 200n), status("m-2", "absent")], 10_000);
  expect([...before]).toEqual([["m-1", 9_800]]);
  const after = heardAt([status("m-1", "absent"), status("m-2", "absent")], 18_000, before);
  expect([...after]).toEqual([["m-1", 9_800]]);
  const told = (of: ReturnType<typeof status>) => asAwaited(of, after).state;
  expect(told(status("m-1", "absent"))).toBe("awaited");
  expect(told(status("m-2", "absent"))).toBe("absent");
  // It said goodbye to the node that runs.
  expect(told(status("m-1", "absent", 500n))).toBe("absent");
});
