// Whose checks can be recorded as passed: one by one, and all that are left.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { PlayerChecksSchema, type PlayerChecks } from "../../api/adoube/v1/board_pb";
import { CheckKind, CheckResult, PageState, Side } from "../../api/adoube/v1/common_pb";
import {
  IntentFate,
  AlarmLevel,
  IntentViewSchema,
  VenueDeviceSchema,
} from "../../api/adoube/v1/lta_pb";
import { CheckState, DeviceState, HealthLevel } from "../../api/adoube/v1/uplink_pb";
import { LiveDevice } from "../liveDevice.svelte";
import { restOf } from "./rest";
import { passable } from "./rows";

type Found = Partial<Pick<PlayerChecks, "device" | "fairPlay" | "waived">>;

/** Roughly as the coordinator decides it. */
function stateOf({ device, fairPlay, waived }: Found): CheckState {
  if (waived || (device === CheckResult.PASSED && fairPlay === CheckResult.PASSED))
    return CheckState.DONE;
  return device === CheckResult.FAILED ? CheckState.FAILED : CheckState.OPEN;
}

const of = (
  board: number,
  checks: Found,
  state = DeviceState.READY,
  alarm = AlarmLevel.UNSPECIFIED,
) =>
  new LiveDevice(
    `m-${board}`,
    create(VenueDeviceSchema, {
      alarm,
      status: {
        device: `m-${board}`,
        state,
        page: PageState.ALIVE,
        healthLevel: alarm === AlarmLevel.ALARM ? HealthLevel.PROBLEM : HealthLevel.ATTENTION,
      },
      seat: {
        device: `m-${board}`,
        board: { round: 1, board },
        side: Side.WHITE,
        checks: create(PlayerChecksSchema, checks),
        checkState: stateOf(checks),
      },
    }),
    0,
  );

const asks = (board: number, kind: CheckKind, fate = IntentFate.WAITING) =>
  create(IntentViewSchema, {
    fate,
    intent: {
      board: { round: 1, board },
      side: Side.WHITE,
      what: { case: "check", value: { kind, passed: true } },
    },
  });

test("evt_4 no check of a device that is not heard is offered as passed", () => {
  const { ABSENT, SILENT, LOST, DUPLICATE, READY, LATE } = DeviceState;
  for (const state of [ABSENT, SILENT, LOST, DUPLICATE, 99 as DeviceState])
    expect(passable(of(1, {}, state), []), String(state)).toEqual([CheckKind.FAIR_PLAY]);
  for (const state of [READY, LATE])
    expect(passable(of(1, {}, state), []), String(state)).toEqual([
      CheckKind.DEVICE,
      CheckKind.FAIR_PLAY,
    ]);
  expect(passable(of(1, { device: CheckResult.PASSED }, DeviceState.LOST), [])).toEqual([
    CheckKind.FAIR_PLAY,
  ]);
  expect(passable(of(1, { waived: true }), [])).toEqual([]);
  expect(passable(of(1, {}), [asks(1, CheckKind.DEVICE)])).toEqual([CheckKind.FAIR_PLAY]);
  expect(
    passable(of(1, {}), [
      asks(1, CheckKind.DEVICE, IntentFate.REFUSED),
      asks(2, CheckKind.FAIR_PLAY),
    ]),
  ).toEqual([CheckKind.DEVICE, CheckKind.FAIR_PLAY]);
});

test("evt_4 the rest is who is heard, has nothing against him and is not asked about already", () => {
  const hall = [
    of(1, {}),
    of(2, { device: CheckResult.PASSED }, DeviceState.LATE, AlarmLevel.LATE),
    of(3, { device: CheckResult.FAILED }),
    of(4, {}, DeviceState.LOST, AlarmLevel.SILENT),
    of(5, {}, DeviceState.ABSENT, AlarmLevel.ALARM),
    of(6, {}, DeviceState.READY, AlarmLevel.ALARM),
    of(7, {}),
    of(8, { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED }),
    of(9, { waived: true }),
  ];
  const rest = restOf(hall, [asks(7, CheckKind.DEVICE), asks(7, CheckKind.FAIR_PLAY)]);
  expect(rest.taken).toEqual(["m-1", "m-2"]);
  expect(rest.out.map(({ id, why }) => `${id} ${why}`)).toEqual([
    "m-3 failed",
    "m-4 unheard",
    "m-5 unheard",
    "m-6 trouble",
    "m-7 asked",
  ]);
});
