import { GameStage } from "../api/adoube/v1/common_pb";
import { beforeEach, expect, test } from "vitest";
import { language } from "../shared/i18n.svelte";
import { whyNot, type Now, type What } from "./why";

beforeEach(() => (language.code = "en"));

const PLAYING: Now = {
  cut: false,
  lost: false,
  stage: GameStage.PLAYING,
  own: true,
  pending: false,
  ruling: false,
  starting: false,
  offer: "",
  declinedHere: false,
  opponent: "Firouzja, Alireza",
};

test.each<[What, Partial<Now>, string]>([
  ["move", { cut: true, own: false }, "It is not your turn: Firouzja, Alireza was to move when"],
  ["move", { lost: true, own: false }, "It is not your turn: Firouzja, Alireza was to move when"],
  ["move", { lost: true, stage: GameStage.PAUSED }, "The game is paused"],
  ["resign", { cut: true }, "You can enter a move, but nothing else"],
  ["draw", { lost: true }, "You can enter a move, but nothing else"],
  ["call", { lost: true }, "Raise your hand"],
  ["move", { stage: GameStage.PAUSED }, "The game is paused"],
  ["move", { stage: GameStage.PAUSED, ruling: true }, "seen the ruling"],
  ["move", { stage: GameStage.PAUSED, ruling: true, starting: true }, "Both players are ready"],
  ["move", { pending: true }, "still being sent"],
  ["move", { own: false }, "It is not your turn: Firouzja, Alireza is to move."],
  ["move", { stage: GameStage.FINISHED }, "The game is over."],
  ["resign", { stage: GameStage.WAITING }, "The game has not begun."],
  ["draw", { offer: "own" }, "already offered a draw"],
  ["draw", { offer: "theirs" }, "accept or decline it first"],
  ["draw", { declinedHere: true }, "declined a draw in this position"],
  ["answer", {}, "no draw offer"],
])("why no %s with %o", (what, now, said) => {
  expect(whyNot(what, { ...PLAYING, ...now })).toContain(said);
});
