// What a player reads of who is absent.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { PlayerAbsence } from "../../api/adoube/v1/board_pb";
import { Side } from "../../api/adoube/v1/common_pb";
import { AbsenceShownSchema, SeatViewSchema } from "../../api/adoube/v1/play_pb";
import { language } from "../../shared/i18n.svelte";
import { absenceText } from "./absence";

beforeEach(() => (language.code = "en"));

const AT = BigInt(Date.UTC(2026, 4, 17, 13, 30));
const { NOT_CHECKED_IN, NO_FIRST_MOVE } = PlayerAbsence;

const said = (
  absence: MessageInitShape<typeof AbsenceShownSchema>,
  counted = true,
  here: { whitePresent?: boolean; blackPresent?: boolean } = {},
) => absenceText(create(SeatViewSchema, { absence, ...here }), "white", "Europe/Madrid", counted);

test("evt_2 a player reads who is absent, when they lose and how long that still is", () => {
  const until = { defaultAt: AT, leftMs: 724_000n };
  expect(said({ opponent: NOT_CHECKED_IN, ...until })).toBe(
    "Your opponent is absent. They lose at 15:30 (12 min 04 s left).",
  );
  expect(said({ own: NOT_CHECKED_IN, opponent: NOT_CHECKED_IN, ...until })).toBe(
    "Come to the board and check in: you lose at 15:30 (12 min 04 s left).",
  );
  expect(said({ own: NO_FIRST_MOVE, ...until })).toBe(
    "Make your first move, or you lose at 15:30 (12 min 04 s left).",
  );
  expect(said({ opponent: NO_FIRST_MOVE, ...until })).toBe(
    "Your opponent has not made the first move. They lose at 15:30 (12 min 04 s left).",
  );
  // To who listens, or while the device is not connected, no time counts down.
  expect(said({ opponent: NOT_CHECKED_IN, ...until }, false)).toBe(
    "Your opponent is absent. They lose at 15:30.",
  );
  expect(said({ opponent: NOT_CHECKED_IN, defaultAt: AT })).toContain("at 15:30.");
  // Where an arbiter decides, or the boards are held.
  expect(said({ opponent: NOT_CHECKED_IN })).toBe("Your opponent is absent.");
  expect(said({ own: NOT_CHECKED_IN })).toBe(
    "The round has started. Come to the board and check in.",
  );
  expect(absenceText(create(SeatViewSchema, {}), "white", "", true)).toBe("");
  // Who has just checked in is here, before the coordinator counts again.
  const both = { own: NOT_CHECKED_IN, opponent: NOT_CHECKED_IN, ...until };
  expect(said(both, false, { whitePresent: true })).toBe(
    "Your opponent is absent. They lose at 15:30.",
  );
  expect(said(both, true, { whitePresent: true, blackPresent: true })).toBe("");
  language.code = "es";
  expect(said({ opponent: NOT_CHECKED_IN, ...until })).toContain("15:30 (quedan 12 min 04 s)");
});

test("evt_2 a player reads that the clock of an absent White runs", () => {
  const absence = { own: NOT_CHECKED_IN, opponent: NOT_CHECKED_IN };
  const board = (running: Side) => create(SeatViewSchema, { absence, clocks: { running } });
  const said = (side: "white" | "black", running = Side.WHITE, opponent = false) => {
    const shown = board(running);
    if (opponent) shown.absence!.own = PlayerAbsence.UNSPECIFIED;
    return absenceText(shown, side, "", true);
  };
  expect(said("white")).toMatch(/check in\. Your clock is running\.$/);
  expect(said("black")).toMatch(/check in\.$/);
  expect(said("black", Side.WHITE, true)).toBe("Your opponent is absent. Their clock is running.");
  expect(said("white", Side.UNSPECIFIED)).toMatch(/check in\.$/);
});
