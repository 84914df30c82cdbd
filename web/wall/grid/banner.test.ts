import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { DeviceHealth, HealthLevel } from "../../api/adoube/v1/uplink_pb";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import { banner } from "./banner";

beforeEach(() => (language.code = "en"));

const device = (health: DeviceHealth, healthLevel: HealthLevel, board = 1) =>
  new LiveDevice(
    "m-1",
    create(VenueDeviceSchema, {
      status: { device: "m-1", health, healthLevel },
      seat: { game: "on", board: { round: 1, board } },
    }),
    0,
  );

const { GOOD, ATTENTION, PROBLEM, WAITING, NOT_NEEDED } = HealthLevel;
const playing = device(DeviceHealth.PLAYING, GOOD);
const finished = device(DeviceHealth.FINISHED, NOT_NEEDED);
const paused = device(DeviceHealth.PAUSED, WAITING);
const unchecked = device(DeviceHealth.NOT_CHECKED, ATTENTION);
const absent = device(DeviceHealth.PLAYER_ABSENT, ATTENTION);
const pageless = device(DeviceHealth.PAGE_MISSING, ATTENTION);
const lost = device(DeviceHealth.DISCONNECTED, PROBLEM);
const awaited = device(DeviceHealth.AWAITED, WAITING);
const CONNECTED = "All players’ devices are connected.";

test.each([
  [[playing, finished], "good", `${CONNECTED} All players are checked in.`],
  [
    [playing, unchecked, unchecked, absent],
    "attention",
    "2 players are not checked. 1 player is absent.",
  ],
  [[playing, pageless], "attention", "1 device needs attention."],
  [[playing, lost, unchecked], "problem", "1 device needs attention. 1 player is not checked."],
  [[playing, paused, paused], "waiting", `${CONNECTED} 1 game is paused.`],
  [
    [paused, awaited, awaited],
    "waiting",
    "The venue node has just started and waits for 2 devices.",
  ],
  [[finished], "not-needed", "No player needs a device now."],
  [[], "not-needed", "No player needs a device now."],
])("ven_4 the banner is green only if every player can play: %#", (devices, level, text) => {
  expect(banner(devices, false)).toMatchObject({ level, text });
});

test("ven_4 nothing is green while the coordinator cannot be reached", () => {
  const text = "The coordinator cannot be reached: moves are waiting.";
  expect(banner([playing, finished], true)).toMatchObject({ level: "attention", text });
  expect(banner([playing, lost], true)).toMatchObject({ level: "problem" });
});
