// What is told of a game to who listens, and that it is told once.
import { GameStage } from "../api/adoube/v1/common_pb";
import { beforeEach, expect, test } from "vitest";
import { language } from "../shared/i18n.svelte";
import { happened, type Stands } from "./happened";

beforeEach(() => (language.code = "en"));

const AT: Stands = {
  language: "en",
  game: "1.1 1",
  stage: GameStage.WAITING,
  here: false,
  waits: "Waiting for Firouzja, Alireza.",
  turn: "Your move.",
  why: "",
  away: "",
  ruled: "",
  ready: "",
  starting: false,
  starts: "Your clock starts in 9 s.",
  over: "",
  confirmed: false,
  official: "",
};
const here = { ...AT, here: true };
const playing = { ...here, stage: GameStage.PLAYING };
const paused = {
  ...playing,
  stage: GameStage.PAUSED,
  turn: "The clocks are stopped.",
  why: "A phone.",
};
const over = {
  ...playing,
  stage: GameStage.FINISHED,
  over: "You win, by resignation.",
  official: "Not official yet.",
};

test.each<[string, Stands, Stands, string]>([
  ["nothing", AT, { ...AT }, ""],
  ["who else comes before he himself", AT, { ...AT, waits: "Both are here." }, ""],
  ["that he is checked in", AT, here, "You are checked in. Waiting for Firouzja, Alireza."],
  ["that the other one is, too", here, { ...here, waits: "Both are here." }, "Both are here."],
  ["the game's beginning", here, playing, "The game has begun. Your move."],
  ["who is back", { ...playing, away: "Firouzja" }, playing, "Firouzja is connected again."],
  ["no turn, which the moves tell", playing, { ...playing, turn: "His." }, ""],
  ["that the clocks stand", playing, paused, "The clocks are stopped. A phone."],
  [
    "a ruling",
    paused,
    { ...paused, ruled: "The arbiter has ruled.", why: "" },
    "The arbiter has ruled.",
  ],
  ["that he is ready", paused, { ...paused, ready: "Waiting for him." }, "Waiting for him."],
  ["what is left to the start", paused, { ...paused, starting: true }, "Your clock starts in 9 s."],
  [
    "no second of it",
    { ...paused, starting: true },
    { ...paused, starting: true, starts: "8" },
    "",
  ],
  ["that they run", paused, playing, "The game is resumed. Your move."],
  ["the end", playing, over, "The game is over. You win, by resignation."],
  ["that it is seen", over, { ...over, confirmed: true }, "You have seen it."],
  [
    "that both have seen it",
    over,
    { ...over, confirmed: true, official: "By both." },
    "You have seen it. By both.",
  ],
  ["another result", over, { ...over, over: "The game is drawn." }, "The game is drawn."],
  ["that it goes on after all", over, playing, "The game is resumed. Your move."],
  ["a second game", over, { ...playing, game: "1.1 2" }, "The game has begun. Your move."],
  ["nothing again in another language", over, { ...over, language: "es", over: "Gana usted." }, ""],
])("%s is told", (_, was, is, told) => {
  expect(happened(was, is)).toBe(told);
  expect(happened(is, { ...is }), "once").toBe("");
});
