// What a tile says of its device, and who stands in the strip of trouble.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { SeatAtSchema } from "../../api/adoube/v1/uplink_pb";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import { troubledOf } from "../look";
import { saysOf } from "./says";

beforeEach(() => (language.code = "en"));

const WON = { whiteHalves: 2, blackHalves: 0 };

function live(
  id: string,
  seat: MessageInitShape<typeof SeatAtSchema> | undefined,
  { state = "ready", page = "alive", alarm = "", machineAlarm = "", locked = "" } = {},
) {
  const status = { device: id, state, page };
  const told = { alarm, machineAlarm, locked, status, seat };
  return new LiveDevice(id, create(VenueDeviceSchema, told), 0);
}

const says = (...args: Parameters<typeof live>) => saysOf(live(...args), (id) => id);

test("ven_2 a tile says why a machine is an alarm, unless its device is not heard", () => {
  const of = (machineAlarm: string, rest = {}) =>
    says("m-1", { game: "on" }, { alarm: "alarm", machineAlarm, ...rest });
  expect(of("let-go")).toBe("LET GO");
  expect(of("unheld")).toBe("LOCK SILENT");
  expect(of("breach")).toBe("BREACH");
  expect(of("breach", { locked: "2 screens" })).toBe("BREACH, LOCKED");
  expect(of("let-go", { state: "lost" })).toBe("LOST");
  expect(of("a word of later")).toBe("ready");
});

test("ven_4 a tile tells before the game what is checked, and after it how it ended", () => {
  expect(says("m-1", { game: "before", checks: {} })).toBe("to check");
  expect(says("m-1", { game: "before", checks: { device: "failed" } })).toBe("CHECK FAILED");
  expect(says("m-1", { game: "before", checks: { device: "passed", fairPlay: "passed" } })).toBe(
    "connected",
  );
  expect(says("m-1", { game: "on" })).toBe("plays");
  expect(says("m-1", undefined)).toBe("ready");
  expect(says("m-1", { game: "on" }, { state: "awaited" })).toBe("not heard yet");
  expect(says("m-1", { game: "on", unchecked: true, checks: {} })).toBe("NOT CHECKED");
  const over = { game: "over", result: WON };
  expect(says("m-1", over)).toBe("over 1-0");
  expect(says("m-1", { ...over, result: { whiteHalves: 1, blackHalves: 1 } })).toBe("over ½-½");
  expect(says("m-1", over, { state: "absent" })).toBe("over 1-0");
  expect(says("m-1", over, { page: "closed" })).toBe("over 1-0");
  // Of an earlier coordinator.
  expect(says("m-1", { game: "" })).toBe("ready");
});

test("ven_4 what the coordinator told of a game is told as of before while it is not heard", () => {
  const of = (seat: Parameters<typeof live>[1], rest = {}) =>
    saysOf(live("m-1", seat, rest), (id) => id, false);
  expect(of({ game: "on" })).toBe("last: plays");
  expect(of({ game: "on", stands: "arbiter" })).toBe("last: stopped");
  // What the node itself hears is of now.
  expect(of({ game: "before" })).toBe("connected");
  expect(of({ game: "on" }, { state: "lost" })).toBe("LOST");
});

test("ven_4 a device that is heard says that its board stands, and is neither well nor in trouble", () => {
  expect(says("m-1", { game: "on", stands: "silence" })).toBe("waits");
  expect(says("m-1", { game: "on", stands: "arbiter" })).toBe("stopped");
  // What is wrong with the device itself is said first, and what its player is to be seen to for.
  expect(says("m-1", { game: "on", stands: "silence" }, { state: "lost", alarm: "alarm" })).toBe(
    "LOST",
  );
  expect(says("m-1", { game: "on", stands: "silence" }, { page: "closed" })).toBe("NO PAGE");
  const device = live("m-1", { game: "on" });
  expect([device.stands, saysOf(device, (id) => id)]).toEqual(["", "plays"]);
  const status = { device: "m-1", state: "ready", page: "alive" };
  const seat = { game: "on", stands: "ruling" };
  device.change(create(VenueDeviceSchema, { status, seat }), 1);
  expect([device.stands, saysOf(device, (id) => id)]).toEqual(["ruling", "ruled"]);
  expect(troubledOf([device])).toEqual([]);
});

test("ven_4 a seat without a page or without a check during its game stands in the strip", () => {
  const hall = [
    live("m-1", { game: "on" }),
    live("m-2", { game: "on" }, { page: "closed" }),
    live("m-3", { game: "on", unchecked: true, checks: {} }),
    live("m-4", { game: "before", checks: { device: "failed" } }),
    live("m-5", { game: "before", checks: {} }),
    live("m-6", { game: "over", result: WON }, { page: "closed" }),
    live("m-7", undefined, { page: "closed" }),
    live("m-8", { game: "on" }, { state: "lost", alarm: "alarm" }),
    live("m-9", { game: "on" }, { alarm: "late" }),
  ];
  expect(troubledOf(hall).map(({ id }) => id)).toEqual(["m-8", "m-9", "m-2", "m-3", "m-4"]);
});

test("ven_4 a seat whose game ended is told anew", () => {
  const device = live("m-1", { game: "on" });
  const told = (seat: MessageInitShape<typeof SeatAtSchema>) =>
    device.change(
      create(VenueDeviceSchema, { status: { device: "m-1", state: "ready", page: "alive" }, seat }),
      1,
    );
  told({ game: "over", result: WON });
  expect(saysOf(device, (id) => id)).toBe("over 1-0");
  told({ game: "over", result: { whiteHalves: 0, blackHalves: 2 } });
  expect(saysOf(device, (id) => id)).toBe("over 0-1");
  told({ game: "on" });
  expect(device.over).toBe(false);
});
