import { Role } from "../../api/adoube/v1/common_pb";
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import {
  CheckState,
  DeviceHealth,
  GamePhase,
  HealthLevel,
  HoldScope,
  VenueHoldSchema,
} from "../../api/adoube/v1/uplink_pb";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import { banner, notes, waitingText } from "./banner";

beforeEach(() => (language.code = "en"));

const device = (health: DeviceHealth, healthLevel: HealthLevel, seat = {}) =>
  new LiveDevice(
    "m-1",
    create(VenueDeviceSchema, {
      status: { device: "m-1", health, healthLevel },
      seat: { game: GamePhase.ON, board: { round: 1, board: 1 }, ...seat },
    }),
    0,
  );

const { GOOD, ATTENTION, PROBLEM, WAITING, NOT_NEEDED } = HealthLevel;
const playing = device(DeviceHealth.PLAYING, GOOD);
const finished = device(DeviceHealth.FINISHED, NOT_NEEDED);
const paused = device(DeviceHealth.PAUSED, WAITING, { paused: PauseCause.HOLD });
const open = { checkState: CheckState.OPEN };
const unchecked = device(DeviceHealth.NOT_CHECKED, ATTENTION, open);
const stopped = device(DeviceHealth.NOT_CHECKED, ATTENTION, { ...open, paused: PauseCause.HOLD });
const failed = device(DeviceHealth.CHECK_FAILED, ATTENTION, { checkState: CheckState.FAILED });
const absent = device(DeviceHealth.PLAYER_ABSENT, ATTENTION, { playerAbsent: true });
const nowhere = device(DeviceHealth.PLAYER_ABSENT, ATTENTION, { ...open, playerAbsent: true });
const gathering = device(DeviceHealth.NOT_CHECKED, ATTENTION, { ...open, game: GamePhase.BEFORE });
const moves = device(DeviceHealth.MOVES_WAITING, WAITING);
const ruling = device(DeviceHealth.AWAITS_RULING, WAITING, { awaitsRuling: true });
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
  // A player who is absent and not checked is counted as both, as in the list of checks.
  [[unchecked, nowhere, nowhere], "attention", "3 players are not checked. 2 players are absent."],
  [[playing, failed], "attention", "1 player did not pass a check."],
  // That a game is paused is said whatever else its devices need.
  [[stopped, paused], "attention", "1 player is not checked. 1 game is paused."],
  [[playing, ruling], "waiting", `${CONNECTED} 1 game waits for a ruling.`],
  [
    [playing, moves],
    "waiting",
    "The server is connected again: players’ devices are reconnecting.",
  ],
  [[playing, pageless], "attention", "1 device needs attention."],
  [[playing, lost, unchecked], "problem", "1 device needs attention. 1 player is not checked."],
  [[playing, paused, paused], "waiting", `${CONNECTED} 1 game is paused.`],
  [
    [paused, awaited, awaited],
    "waiting",
    "The venue node has just started and is waiting for 2 devices.",
  ],
  [[finished], "not-needed", "No player needs a device now."],
  [[], "not-needed", "No player needs a device now."],
])("ven_4 the banner is green only if every player can play: %#", (devices, level, text) => {
  expect(banner(devices, false)).toMatchObject({ level, text });
});

test("ven_4 an outage of the coordinator is said once, and nothing is green", () => {
  const cut = "No connection to the server: moves are waiting.";
  expect(banner([moves, finished], true)).toMatchObject({ level: "problem", text: cut });
  expect(banner([moves, lost], true)).toMatchObject({
    level: "problem",
    text: `${cut} 1 device needs attention.`,
  });
});

test("ven_4 beside the devices that it lists the banner tells of coordinator, players and games", () => {
  expect(notes([lost, stopped, gathering], true)).toEqual([
    { text: "No connection to the server: moves are waiting.", tone: "bad" },
    { text: "2 players are not checked.", tone: "warn" },
    { text: "1 game is paused.", tone: "ruling" },
  ]);
  // A device that needs somebody itself leaves none of its player's checks out of the count.
  const pagelessBefore = device(DeviceHealth.PAGE_MISSING, ATTENTION, {
    ...open,
    game: GamePhase.BEFORE,
    playerAbsent: true,
  });
  expect(notes([pagelessBefore, gathering, nowhere], false).map(({ text }) => text)).toEqual([
    "3 players are not checked.",
    "2 players are absent.",
  ]);
  expect(notes([lost, playing], false)).toEqual([]);
});

test("o_19_6 a round that starts while all clocks are stopped waits, and the wall says by whom", () => {
  const ready = device(DeviceHealth.READY, GOOD, { game: GamePhase.BEFORE });
  const hold = (scope: HoldScope, by = "Castillo, Ada") =>
    create(VenueHoldSchema, {
      id: `${scope}`,
      scope,
      by,
      office: by ? Role.CHIEF_ARBITER : Role.UNSPECIFIED,
    });
  const waits = waitingText([ready], [hold(HoldScope.BOARD), hold(HoldScope.ROUND)]);
  expect(waits).toBe("Round paused by Castillo, Ada (Chief Arbiter).");
  expect(waitingText([ready], [hold(HoldScope.VENUE, "")])).toBe(
    "Round paused: all clocks are stopped.",
  );
  for (const [devices, holds] of [
    [[ready], []],
    [[ready], [hold(HoldScope.BOARD)]],
    [[playing], [hold(HoldScope.ROUND)]],
  ] as const)
    expect(waitingText(devices, holds)).toBe("");
  expect(banner([ready, ready], false, waits)).toMatchObject({
    level: "waiting",
    text: `${CONNECTED} ${waits}`,
  });
  expect(banner([ready, gathering], false, waits)).toMatchObject({
    level: "attention",
    text: `1 player is not checked. ${waits}`,
  });
  expect(notes([gathering], false, waits).at(-1)).toEqual({ text: waits, tone: "ruling" });
});
