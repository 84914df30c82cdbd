import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { language } from "../../shared/i18n.svelte";
import { LiveDevice } from "../liveDevice.svelte";
import { calm } from "./calm";

beforeEach(() => (language.code = "en"));

const device = (state: string, stands = "") =>
  new LiveDevice(
    "m-1",
    create(VenueDeviceSchema, {
      status: { device: "m-1", state },
      seat: { game: "on", stands, board: { round: 1, board: 1 } },
    }),
    0,
  );

test("ven_4 while nobody is in trouble the strip says who is heard, and whom a new node waits for", () => {
  expect(calm([device("ready")]).text).toBe("Every device that has a seat is heard.");
  expect(calm([device("ready", "hold"), device("ready", "hold")])).toMatchObject({
    tone: "standing",
    text: "Every device that has a seat is heard. 1 board stands and waits.",
  });
  expect(calm([device("ready", "hold"), device("awaited"), device("awaited")])).toMatchObject({
    tone: "awaiting",
    text: "The venue’s node has just started, and waits to hear 2 devices.",
  });
});
