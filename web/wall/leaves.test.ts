import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { VenueLeaveSchema } from "../api/adoube/v1/uplink_pb";
import { backLately } from "./leaves";

test("ven_7 who is back is told for ten minutes", () => {
  const ended = [500_000n, 100_000n].map((until) =>
    create(VenueLeaveSchema, { device: `madrid-${until}`, since: 1n, until }),
  );
  const told = (wall: number) => backLately(ended, wall).map(({ until }) => until);
  expect(told(600_000)).toEqual([500_000n, 100_000n]);
  expect(told(700_000)).toEqual([500_000n]);
  expect(told(1_100_000)).toEqual([]);
});
