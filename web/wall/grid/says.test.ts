// What a tile says of its device, and who stands in the strip of trouble.
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import {
  DeviceHealth,
  DeviceState,
  GamePhase,
  HealthLevel,
  SeatAtSchema,
} from "../../api/adoube/v1/uplink_pb";
import { LockLayerKind, LockLayerState, LockdownSchema } from "../../api/adoube/v1/telemetry_pb";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import { troubledOf } from "../look";
import { saysOf } from "./says";

beforeEach(() => (language.code = "en"));

const WON = { whiteHalves: 2, blackHalves: 0 };

function live(
  id: string,
  health: DeviceHealth,
  healthLevel: HealthLevel,
  seat?: MessageInitShape<typeof SeatAtSchema>,
  lockdown?: MessageInitShape<typeof LockdownSchema>,
) {
  const status = { device: id, state: DeviceState.READY, health, healthLevel };
  return new LiveDevice(id, create(VenueDeviceSchema, { status, seat, lockdown }), 0);
}

const { GOOD, ATTENTION, PROBLEM, WAITING, NOT_NEEDED } = HealthLevel;
const says = (...args: Parameters<typeof live>) => saysOf(live(...args), (id) => id);

test("ven_2 a tile names a fault of the lock, and which layers are broken", () => {
  const layers = [{ layer: LockLayerKind.USB, state: LockLayerState.BROKEN, required: true }];
  expect(says("m-1", DeviceHealth.LOCK_RELEASED, PROBLEM, { game: GamePhase.ON })).toBe(
    "lock released",
  );
  expect(
    says("m-1", DeviceHealth.LOCK_BROKEN, PROBLEM, { game: GamePhase.ON }, { layers }),
  ).toMatch(/^lock broken: ./);
  expect(says("m-1", DeviceHealth.DISCONNECTED, PROBLEM, undefined, { layers })).toBe(
    "disconnected",
  );
});

test("ven_4 a tile says how its device is, and after the game how it ended", () => {
  expect(says("m-1", DeviceHealth.NOT_CHECKED, ATTENTION, { game: GamePhase.BEFORE })).toBe(
    "not checked",
  );
  expect(says("m-1", DeviceHealth.PAGE_MISSING, ATTENTION)).toBe("page not open");
  const over = { game: GamePhase.OVER, result: WON };
  expect(says("m-1", DeviceHealth.FINISHED, NOT_NEEDED, over)).toBe("finished 1-0");
  expect(says("m-1", DeviceHealth.FINISHED, NOT_NEEDED, { ...over, objected: true })).toBe(
    "finished 1-0, objected",
  );
  const drawn = { ...over, result: { whiteHalves: 1, blackHalves: 1 } };
  expect(says("m-1", DeviceHealth.FINISHED, NOT_NEEDED, drawn)).toBe("finished ½-½");
});

test("ven_4 a state hides neither that the game is paused nor that it goes on", () => {
  const { NOT_CHECKED, PAGE_MISSING } = DeviceHealth;
  const on = { game: GamePhase.ON };
  expect(says("m-1", NOT_CHECKED, ATTENTION, { ...on, paused: PauseCause.HOLD })).toBe(
    "not checked, paused",
  );
  expect(says("m-1", NOT_CHECKED, ATTENTION, on)).toBe("not checked");
  expect(says("m-1", PAGE_MISSING, ATTENTION, on)).toBe("page not open, game running");
  expect(says("m-1", PAGE_MISSING, ATTENTION, { ...on, paused: PauseCause.HOLD })).toBe(
    "page not open, paused",
  );
  expect(says("m-1", PAGE_MISSING, ATTENTION, { game: GamePhase.BEFORE })).toBe("page not open");
});

test("ven_4 what the coordinator told of a game is told as of before while it is not heard", () => {
  const of = (...args: Parameters<typeof live>) => saysOf(live(...args), (id) => id, false);
  expect(of("m-1", DeviceHealth.PLAYING, GOOD, { game: GamePhase.ON })).toBe("last: playing");
  expect(of("m-1", DeviceHealth.PAUSED, WAITING, { game: GamePhase.ON })).toBe("last: paused");
  // What the node itself hears is of now.
  expect(of("m-1", DeviceHealth.READY, GOOD, { game: GamePhase.BEFORE })).toBe("ready");
  expect(of("m-1", DeviceHealth.DISCONNECTED, PROBLEM, { game: GamePhase.ON })).toBe(
    "disconnected",
  );
});

test("ven_4 a player who calls is told before what needs less", () => {
  const device = live("m-1", DeviceHealth.PLAYING, GOOD, { game: GamePhase.ON });
  device.calling = true;
  expect(saysOf(device, (id) => id)).toBe("CALLS");
  expect(troubledOf([device])).toEqual([device]);
  const lost = live("m-2", DeviceHealth.DISCONNECTED, PROBLEM, { game: GamePhase.ON });
  lost.calling = true;
  expect(saysOf(lost, (id) => id)).toBe("disconnected");
  for (const helped of [false, true]) {
    const pageless = live("m-3", DeviceHealth.PAGE_MISSING, ATTENTION, { game: GamePhase.ON });
    [pageless.calling, pageless.helped] = [true, helped];
    expect(saysOf(pageless, (id) => id)).toBe("page not open, game running");
  }
});

test("ebd_5 ven_4 a tile names what is the matter with a physical board, and a call before a low battery", () => {
  const { BOARD_DIFFERS, BOARD_NOT_CONNECTED, BOARD_BATTERY_LOW } = DeviceHealth;
  const on = { game: GamePhase.ON };
  expect(says("m-1", BOARD_DIFFERS, ATTENTION, on)).toBe("board differs");
  expect(says("m-1", BOARD_NOT_CONNECTED, ATTENTION, { ...on, paused: PauseCause.HOLD })).toBe(
    "board not connected, paused",
  );
  const status = { device: "m-1", health: BOARD_BATTERY_LOW, healthLevel: ATTENTION };
  const physicalBoard = { batteryPercent: 9 };
  const low = create(VenueDeviceSchema, { status: { ...status, physicalBoard }, seat: on });
  const device = new LiveDevice("m-1", low, 0);
  expect(saysOf(device, (id) => id)).toBe("board battery 9 %");
  expect(troubledOf([device])).toEqual([device]);
  device.calling = true;
  expect(saysOf(device, (id) => id)).toBe("CALLS");
});

test("ven_4 the strip lists the worst first, spares too, and no crowd of players before a game", () => {
  const before = { game: GamePhase.BEFORE };
  const hall = [
    live("m-1", DeviceHealth.PLAYING, GOOD, { game: GamePhase.ON }),
    live("m-2", DeviceHealth.PAGE_MISSING, ATTENTION, { game: GamePhase.ON }),
    live("m-3", DeviceHealth.NOT_CHECKED, ATTENTION, { game: GamePhase.ON }),
    live("m-4", DeviceHealth.CHECK_FAILED, ATTENTION, before),
    live("m-5", DeviceHealth.NOT_CHECKED, ATTENTION, before),
    live("m-6", DeviceHealth.PLAYER_ABSENT, ATTENTION, before),
    live("m-7", DeviceHealth.PAGE_MISSING, ATTENTION),
    live("m-8", DeviceHealth.DISCONNECTED, PROBLEM, { game: GamePhase.ON }),
    live("m-9", DeviceHealth.LATE, ATTENTION),
    live("m-10", DeviceHealth.PAUSED, WAITING, { game: GamePhase.ON }),
    live("m-11", DeviceHealth.FINISHED, NOT_NEEDED, { game: GamePhase.OVER }),
  ];
  const listed = troubledOf(hall).map(({ id }) => id);
  expect(listed).toEqual(["m-8", "m-9", "m-2", "m-7", "m-4", "m-3"]);
});

test("ven_4 a device that is told again is shown as it is told", () => {
  const device = live("m-1", DeviceHealth.PLAYING, GOOD, { game: GamePhase.ON });
  const status = { device: "m-1", health: DeviceHealth.PAGE_MISSING, healthLevel: ATTENTION };
  device.change(create(VenueDeviceSchema, { status, seat: { game: GamePhase.ON } }), 1);
  expect([device.level, saysOf(device, (id) => id)]).toEqual([
    "attention",
    "page not open, game running",
  ]);
});
