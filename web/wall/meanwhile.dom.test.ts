// What stands in a dialog over the wall while players gather before their games.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { DeviceHealth, GamePhase, HealthLevel } from "../api/adoube/v1/uplink_pb";
import { Drawn } from "../dev/stand/drawn.svelte";
import { at, postOf } from "../dev/stand/post";
import { language } from "../shared/i18n.svelte";
import { LiveDevice } from "./liveDevice.svelte";
import Meanwhile from "./Meanwhile.svelte";

const of = (playerAbsent: boolean) => {
  const post = postOf([]);
  const absent = { health: DeviceHealth.PLAYER_ABSENT, healthLevel: HealthLevel.ATTENTION };
  const here = { health: DeviceHealth.READY, healthLevel: HealthLevel.GOOD };
  for (const device of ["m-1", "m-2"]) {
    const told = create(VenueDeviceSchema, {
      status: { device, ...(playerAbsent ? absent : here) },
      seat: { device, game: GamePhase.BEFORE, playerAbsent },
    });
    post.hall.devices.set(device, new LiveDevice(device, told, 0));
  }
  return new Drawn(Meanwhile, { about: "" }, at(post));
};

test("evt_2 a dialog does not say that all is well while players are absent", () => {
  language.code = "en";
  const drawn = of(true);
  expect(drawn.text).toContain("2 players are absent.");
  expect(drawn.text).not.toContain("No other alarms.");
  expect(of(false).text).toContain("No other alarms.");
});
