// A device that is named where there is no room to draw it.
import { create } from "@bufbuild/protobuf";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { VenueDeviceSchema } from "../api/adoube/v1/lta_pb";
import { language } from "../shared/i18n.svelte";
import { LiveDevice } from "./liveDevice.svelte";
import Named from "./Named.svelte";

test("ven_4 its number is not read as a count of what the word beside it says", () => {
  language.code = "es";
  const status = { device: "chennai-2", state: "lost" };
  const told = create(VenueDeviceSchema, { status, alarm: "lost" });
  const { body } = render(Named, { props: { device: new LiveDevice("chennai-2", told, 0) } });
  const text = body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(text.trim()).toBe("chennai-2 PERDIDO");
});
