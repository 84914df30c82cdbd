import { beforeEach, expect, test } from "vitest";
import { DeviceHealth, DeviceState, HealthLevel } from "../api/adoube/v1/uplink_pb";
import { healthAdvice, healthName, levelOf, needsAttention } from "./health";
import { language, offered } from "./i18n.svelte";

const ALL = Object.values(DeviceHealth).filter((health) => typeof health === "number");

beforeEach(() => (language.code = "en"));

test("ven_4 every state of a device has one name of its own, in every language", () => {
  for (const { code } of offered) {
    language.code = code;
    const names = ALL.map(healthName);
    expect(new Set(names).size, code).toBe(ALL.length);
  }
});

test("ven_4 every state that needs somebody says what to do, in every language", () => {
  const calm = [
    DeviceHealth.AWAITED,
    DeviceHealth.PAUSED,
    DeviceHealth.READY,
    DeviceHealth.PLAYING,
    DeviceHealth.FINISHED,
    DeviceHealth.NOT_IN_USE,
    DeviceHealth.MOVES_WAITING,
    DeviceHealth.AWAITS_RULING,
  ];
  for (const { code } of offered) {
    language.code = code;
    const without = ALL.filter((health) => healthAdvice(health) === "");
    expect(without, code).toEqual(calm);
  }
});

test("ven_4 a state or level of a later node is shown as one to look at", () => {
  expect(healthName(99 as DeviceHealth)).toBe("unknown");
  expect(levelOf(99 as HealthLevel)).toBe("attention");
  expect(levelOf(undefined)).toBe("attention");
  expect(needsAttention(levelOf(HealthLevel.WAITING))).toBe(false);
});

test("ven_4 nobody is sent to the cable of a device that the venue hears", () => {
  language.code = "en";
  const advice = (state: DeviceState) => healthAdvice(DeviceHealth.DISCONNECTED, state);
  const { READY, LATE, SILENT, LOST, UNSPECIFIED } = DeviceState;
  for (const state of [READY, LATE]) expect(advice(state)).toContain("Its cable is fine");
  for (const state of [SILENT, LOST, UNSPECIFIED])
    expect(advice(state)).toContain("Check the network");
});
