import { beforeEach, expect, test } from "vitest";
import { NotNow } from "../api/adoube/v1/play_pb";
import { language } from "../shared/i18n.svelte";
import { whyNot, type Now, type What } from "./why";

beforeEach(() => (language.code = "en"));

const none = NotNow.UNSPECIFIED;
const PLAYING: Now = {
  cut: false,
  lost: false,
  pending: false,
  reasons: { move: none, draw: none, answer: none, resign: none, call: none },
  opponent: "Firouzja, Alireza",
};

test.each<[What, NotNow, Partial<Now>, string]>([
  ["move", NotNow.OPPONENTS_TURN, { cut: true }, "It is not your turn: Firouzja, Alireza was to"],
  ["move", NotNow.OPPONENTS_TURN, { lost: true }, "It is not your turn: Firouzja, Alireza was to"],
  ["move", NotNow.PAUSED, { lost: true }, "The game is paused"],
  ["resign", none, { cut: true }, "You can enter a move, but nothing else"],
  ["draw", none, { lost: true }, "You can enter a move, but nothing else"],
  ["call", none, { lost: true }, "Raise your hand"],
  ["move", NotNow.PAUSED, {}, "The game is paused"],
  ["move", NotNow.RULING, {}, "seen the ruling"],
  ["move", NotNow.STARTING, {}, "Both players are ready"],
  ["move", none, { pending: true }, "still being sent"],
  ["move", NotNow.OPPONENTS_TURN, { pending: true }, "still being sent"],
  ["move", NotNow.OPPONENTS_TURN, {}, "It is not your turn: Firouzja, Alireza is to move."],
  ["move", NotNow.OVER, {}, "The game is over."],
  ["resign", NotNow.NOT_BEGUN, {}, "The game has not begun."],
  ["draw", NotNow.OFFERED, {}, "already offered a draw"],
  ["draw", NotNow.ANSWER_FIRST, {}, "accept or decline it first"],
  ["draw", NotNow.DECLINED, {}, "declined a draw in this position"],
  ["answer", NotNow.NO_OFFER, {}, "no draw offer"],
])("why no %s with %o", (what, reason, now, said) => {
  const reasons = { ...PLAYING.reasons, [what]: reason };
  expect(whyNot(what, { ...PLAYING, ...now, reasons })).toContain(said);
});
