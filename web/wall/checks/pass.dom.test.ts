// What became of checks that were recorded together is told until it was read, and no longer.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { CheckState, DeviceState, GamePhase } from "../../api/adoube/v1/uplink_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { at, postOf } from "../../dev/stand/post";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import Left from "./Left.svelte";
import PassRest from "./PassRest.svelte";
import PlayerChecks from "./PlayerChecks.svelte";

test("a refusal goes with its dialog, and what goes on is told of when that is opened again", () => {
  language.code = "en";
  const post = postOf(["record-check"]);
  const { batch } = post;
  [batch.running, batch.all] = [true, 2];
  new Drawn(PassRest, {}, at(post)).leave();
  expect(batch.all).toBe(2);
  [batch.running, batch.refused] = [false, "no room"];
  const drawn = new Drawn(PassRest, {}, at(post));
  expect(drawn.text).toContain("no room");
  drawn.leave();
  expect(new Drawn(PassRest, {}, at(post)).text).not.toContain("no room");
});

const unchecked = (device: string, playerAbsent: boolean) =>
  new LiveDevice(
    device,
    create(VenueDeviceSchema, {
      status: { device, state: DeviceState.READY },
      seat: {
        ...{ board: { round: 1, board: 1 }, side: 1, device, game: GamePhase.BEFORE, playerAbsent },
        checks: {},
        checkState: CheckState.OPEN,
      },
    }),
    0,
  );

test("evt_4 players who have not come are named before they are recorded as passed", async () => {
  language.code = "en";
  const post = postOf(["record-check"]);
  const { devices } = post.hall;
  devices.set("m-1", unchecked("m-1", true));
  devices.set("m-2", unchecked("m-2", false));
  const drawn = new Drawn(PassRest, {}, at(post));
  document.querySelector("button")?.click();
  await drawn.settle();
  expect(drawn.text).toContain("Not checked in yet: m-1.");
});

test("evt_4 beside the button of one player who has not come the same is said", () => {
  language.code = "en";
  const post = postOf(["record-check"]);
  const text = (playerAbsent: boolean) => {
    const device = unchecked("m-1", playerAbsent);
    return new Drawn(PlayerChecks, { device, seat: device.seat }, at(post)).text;
  };
  expect(text(true)).toContain("Not checked in yet. Record");
  expect(text(false)).not.toContain("Not checked in yet");
});

test("ven_4 where nobody is left to be checked it says so, and counts none", () => {
  language.code = "en";
  const of = (checkState: CheckState) => ({ seat: { at: { checkState } } });
  const text = (...all: CheckState[]) => new Drawn(Left, { all: all.map(of) }).text.trim();
  expect(text(CheckState.DONE)).toBe("All players are checked.");
  expect(text(CheckState.DONE, CheckState.OPEN)).toBe("1 player is not checked yet.");
  expect(text(CheckState.DONE, CheckState.FAILED)).toBe("1 player FAILED.");
});
