import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VenueViewSchema } from "../../api/adoube/v1/event_pb";
import { HealthLevel } from "../../api/adoube/v1/uplink_pb";
import { deviceCounts } from "./health";

test("ven_4 devices of a venue that is cut off are not counted as they were", () => {
  const { PROBLEM, ATTENTION, GOOD } = HealthLevel;
  const devices = [PROBLEM, ATTENTION, ATTENTION, GOOD].map((healthLevel) => ({ healthLevel }));
  const view = create(VenueViewSchema, { venue: "madrid", devices });
  expect(deviceCounts(view, true)).toEqual({ trouble: 1, attention: 2 });
  expect(deviceCounts(view, false)).toEqual({ trouble: 0, attention: 0 });
});
