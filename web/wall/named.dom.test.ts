// A device that is named where there is no room to draw it, as it is and as it was told last.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AlarmLevel, VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { at, postOf } from "../dev/stand/post";
import { Drawn } from "../dev/stand/drawn.svelte";
import { DeviceHealth, HealthLevel } from "../api/adoube/v1/uplink_pb";
import { language } from "../shared/i18n.svelte";
import { LiveDevice } from "./liveDevice.svelte";
import Named from "./Named.svelte";

const LOST = { health: DeviceHealth.DISCONNECTED, healthLevel: HealthLevel.PROBLEM };

test("ven_4 its number is not read as a count of what the word beside it says", () => {
  language.code = "es";
  const status = { device: "chennai-2", ...LOST };
  const told = create(VenueDeviceSchema, { status });
  const drawn = new Drawn(Named, { device: new LiveDevice("chennai-2", told, 0) }, at(postOf([])));
  expect(drawn.text.trim()).toBe("chennai-2 desconectado");
});

test("a device of a node that is not heard is told as what it was", async () => {
  language.code = "en";
  const post = postOf([]);
  const told = create(VenueDeviceSchema, {
    alarm: AlarmLevel.ALARM,
    status: { device: "m-1", ...LOST },
  });
  const drawn = new Drawn(Named, { device: new LiveDevice("m-1", told, 0) }, at(post));
  expect(drawn.text).not.toContain("last:");
  post.hall.follower.stale = true;
  await drawn.settle();
  expect(drawn.text).toContain("last: disconnected");
});
