import { ConnectionState } from "../api/adoube/v1/page_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { PauseCause } from "../api/adoube/v1/board_pb";
import { beforeEach, expect, test } from "vitest";
import { language } from "../shared/i18n.svelte";
import { stoppedText, turnText, whyStopped, type Turn } from "./headline";
import type { Seat } from "./seat.svelte";

const OWN: Turn = {
  cut: false,
  lost: false,
  own: true,
  check: false,
  pending: false,
  opponent: "Firouzja, Alireza",
};
const said = (turn: Partial<Turn>) => turnText({ ...OWN, ...turn });

beforeEach(() => (language.code = "en"));

test("dis_2 whoever is cut off does not read that it is simply his move", () => {
  expect(said({})).toBe("Your move.");
  expect(said({ check: true })).toContain("in check");
  for (const check of [false, true]) {
    for (const off of [{ cut: true }, { lost: true }])
      expect(said({ ...off, check })).toBe(
        "Your move. Not connected: your move will be sent later.",
      );
  }
  language.code = "es";
  expect(said({ cut: true })).toContain("Sin conexión: su jugada se enviará más tarde");
});

test("of the opponent it says what was known last", () => {
  const theirs = { own: false };
  expect(said(theirs)).toBe("Firouzja, Alireza is to move.");
  expect(said({ ...theirs, cut: true })).toContain("was to move");
  expect(said({ ...theirs, lost: true })).toContain("was to move");
});

test("a move that was given is sent, or waits for the connection", () => {
  expect(said({ pending: true })).toContain("being sent");
  expect(said({ pending: true, lost: true })).toContain("is waiting for the connection");
  expect(said({ pending: true, cut: true })).toContain("is waiting for the connection");
});

test("whose move it is is said while the clocks stand too", () => {
  expect(stoppedText(OWN)).toBe("The clocks are stopped. You are to move.");
  expect(stoppedText({ ...OWN, own: false })).toBe(
    "The clocks are stopped. Firouzja, Alireza is to move.",
  );
  expect(stoppedText({ ...OWN, lost: true })).toBe("Last known: the clocks were stopped.");
});

test("that the arbiters know of a silence is said only by a page that is connected", () => {
  const at = (stale: boolean, connection: ConnectionState) =>
    ({
      stage: GameStage.PAUSED,
      board: { pause: { cause: PauseCause.SILENCE }, opponentAway: true },
      follower: { stale },
      connection,
    }) as unknown as Seat;
  expect(whyStopped(at(false, ConnectionState.CONNECTED))).toContain("the arbiters know");
  for (const off of [at(true, ConnectionState.CONNECTED), at(false, ConnectionState.LOST)]) {
    expect(whyStopped(off)).toBe("Last known: a player was disconnected. Stay at the board.");
  }
  // To who listens a notice tells who is away.
  expect(whyStopped(at(false, ConnectionState.CONNECTED), "heard")).toBe("");
});
