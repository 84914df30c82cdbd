import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { GamePhase } from "../../api/adoube/v1/uplink_pb";
import { VenueDeviceSchema } from "../../api/adoube/v1/lta_pb";
import { language } from "../../shared/i18n.svelte";
import { minute } from "../../shared/zone";
import { firstForfeit, forfeitAt, forfeitText } from "./forfeit";
import { sameSeat, seatOf } from "./seat";

beforeEach(() => (language.code = "en"));

const seat = (defaultAt: bigint) =>
  seatOf(
    create(VenueDeviceSchema, { seat: { game: GamePhase.BEFORE, playerAbsent: true, defaultAt } }),
  );

test("evt_2 a seat says when its absent player loses, and the hall when the first one does", () => {
  const at = Date.UTC(2026, 4, 17, 13, 30);
  expect(forfeitAt(seat(BigInt(at)))).toBe(at);
  expect([forfeitAt(seat(0n)), forfeitAt(null)]).toEqual([null, null]);
  expect(firstForfeit([seat(30n), null, seat(0n), seat(20n)])).toBe(20);
  expect(firstForfeit([null])).toBeNull();
  // One that was extended is drawn again.
  expect(sameSeat(seat(20n), seat(30n))).toBe(false);
  const told = (now: number) => forfeitText(at, now, (at) => minute(at, "Europe/Madrid"));
  expect(told(at - 724_000)).toBe("Forfeit at 15:30 (12 min left)");
  expect(told(at + 1)).toBe("Forfeit at 15:30 (0 s left)");
});
