// The spare that was chosen for a seat, while somebody else is seated there.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IntentViewSchema, VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { DeviceHealth, DeviceState } from "../../api/adoube/v1/uplink_pb";
import { at, postOf } from "../../dev/stand/post";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import MoveSeat from "./MoveSeat.svelte";

beforeEach(() => (language.code = "en"));

const told = (device: string, board = 0) =>
  create(VenueDeviceSchema, {
    status: { device, state: DeviceState.READY },
    seat: board ? { board: { round: 1, board }, side: 1, device, name: "Ding, Liren" } : undefined,
  });

test("ven_1 nobody is moved to a spare that the official has not chosen", async () => {
  const sent: unknown[] = [];
  const post = postOf(["move-seat"], {
    intend: (request) => (sent.push(request), Promise.resolve(create(IntentViewSchema))),
  });
  const { devices } = post.hall;
  for (const [id, board] of [
    ["m-1", 3],
    ["m-8", 0],
    ["m-9", 0],
  ] as const)
    devices.set(id, new LiveDevice(id, told(id, board), 0));
  const draft = post.drafts.of("m-1").move("1.3 white");
  Object.assign(draft, { open: true, spare: "m-9", note: "its screen is broken" });
  const drawn = new Drawn(MoveSeat, { seat: devices.get("m-1")?.seat }, at(post));
  const send = () => document.querySelector<HTMLButtonElement>("form button");
  expect(send()?.disabled).toBe(false);
  devices.get("m-9")?.change(told("m-9", 4), 0);
  await drawn.settle();
  expect(drawn.text).toContain("m-9 is no longer a spare");
  expect(send()?.disabled).toBe(true);
  draft.spare = "m-8";
  await drawn.settle();
  send()?.click();
  await drawn.settle();
  expect(sent).toMatchObject([{ intent: { what: { case: "moveTo", value: "m-8" } } }]);
});

test("ven_1 a spare without an open page is named before the seat is moved there", async () => {
  const post = postOf(["move-seat"], {});
  const { devices } = post.hall;
  const closed = create(VenueDeviceSchema, {
    status: { device: "m-8", state: DeviceState.READY, health: DeviceHealth.PAGE_MISSING },
  });
  devices.set("m-1", new LiveDevice("m-1", told("m-1", 3), 0));
  devices.set("m-8", new LiveDevice("m-8", closed, 0));
  devices.set("m-9", new LiveDevice("m-9", told("m-9"), 0));
  const draft = post.drafts.of("m-1").move("1.3 white");
  Object.assign(draft, { open: true, spare: "m-9" });
  const drawn = new Drawn(MoveSeat, { seat: devices.get("m-1")?.seat }, at(post));
  expect(drawn.text).not.toContain("The page on this device is not open");
  expect(drawn.text).toContain("continues there when the spare device is connected");
  draft.spare = "m-8";
  await drawn.settle();
  expect(drawn.text).toContain("The page on this device is not open: open it first.");
});
