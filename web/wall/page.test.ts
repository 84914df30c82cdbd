// A device whose agent is heard is not yet one at which a player could play.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { LiveDevice } from "./liveDevice.svelte";

test.each([
  ["ready", "", "alive", false],
  ["ready", "", "closed", true],
  ["ready", "", "silent", true],
  // A device without a page of its own, and one that is not heard: there is nothing to be said of a page.
  ["ready", "", "none", false],
  ["absent", "", "closed", false],
  ["lost", "alarm", "closed", false],
])("ven_4 a device that is %s%s with its page %s", (state, alarm, page, pageless) => {
  const device = create(VenueDeviceSchema, { alarm, status: { device: "m-1", state, page } });
  expect(new LiveDevice("m-1", device, 0).pageless).toBe(pageless);
});
