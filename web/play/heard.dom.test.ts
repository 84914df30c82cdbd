// A whole page for who listens and has no mouse: what comes to the ear, and where the keyboard is then.
import { PremoveUse } from "../api/adoube/v1/board_pb";
import { Ending, GameStage, ResultStatus } from "../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { ConnectionState, ShownSchema } from "../api/adoube/v1/page_pb";
import { NotNow } from "../api/adoube/v1/play_pb";
import { atBoard, type AtBoard } from "../dev/mock/atBoard";
import { Drawn } from "../dev/stand/drawn.svelte";
import { stubObservers } from "../dev/stand/observers";
import { language } from "../shared/i18n.svelte";
import { click } from "./click.svelte";
import Play from "./Play.svelte";
import { Seat, setSeat } from "./seat.svelte";

beforeEach(() => {
  language.code = "en";
  stubObservers();
  // No key sounds here.
  click.on = false;
});

const noMove = NotNow.NOT_BEGUN;
const waiting: AtBoard = { stage: GameStage.WAITING, may: { checkIn: true, noMove } };
const here: AtBoard = { stage: GameStage.WAITING, whitePresent: true, may: { noMove } };
const playing: AtBoard = {
  stage: GameStage.PLAYING,
  toMove: 1,
  may: { move: true, resign: true, noDrawAnswer: NotNow.NO_OFFER },
};
const drawn: AtBoard = {
  stage: GameStage.FINISHED,
  toMove: 2,
  may: { confirm: true, noMove: NotNow.OVER },
  outcome: {
    ending: Ending.AGREEMENT,
    state: ResultStatus.PROVISIONAL,
    result: { whiteHalves: 1, blackHalves: 1 },
  },
};

const FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** White's page. */
function page() {
  const seat = new Seat(createRouterTransport(() => {}));
  const tell = (board: AtBoard) =>
    (seat.shown = create(ShownSchema, {
      connection: { state: ConnectionState.CONNECTED },
      seat: { board: { round: 1, board: 1 }, side: 1, black: { name: "Firouzja, Alireza" } },
      ...atBoard({ fen: FEN, game: 1, clocks: {}, ...board }),
    }));
  seat.follower.stale = false;
  tell(waiting);
  const drawn = new Drawn(Play, {}, () => setSeat(seat));
  const heard = () => document.querySelector("[role=log]")?.textContent;
  const board = () => document.querySelector("[role=img]")?.getAttribute("aria-label");
  const becomes = async (next: AtBoard) => {
    tell(next);
    await drawn.settle();
  };
  return { seat, drawn, heard, board, becomes };
}

const button = (says: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === says);
const key = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

test("acc_3 from the check-in to the result each is heard, and the keyboard has a place", async () => {
  const { heard, board, becomes } = page();
  button("I am here")?.focus();
  await becomes(here);
  expect(heard()).toBe("You are checked in. Waiting for Firouzja, Alireza.");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("The game has not begun.");
  await becomes(playing);
  expect(heard()).toBe("The game has begun. Your move.");
  expect(document.activeElement?.textContent).toContain("Your move.");
  expect(board()).toContain("White is to move. No moves yet.");
  button("Resign")?.focus();
  await becomes(drawn);
  expect(heard()).toBe("The game is over. The game is drawn, by agreement.");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Result");
  expect(board()).toBe("Chess board. The game is over. No moves yet.");
  button("I have seen the result")?.focus();
  const outcome = { ...drawn.outcome, whiteConfirmed: true } as typeof drawn.outcome;
  await becomes({ ...drawn, outcome });
  expect(heard()).toBe("You have seen it.");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Result");
});

test("acc_4 what is asked for by a key is told before and after a game, the same again", async () => {
  const { drawn: part, becomes } = page();
  const told = () => document.querySelector("#move-reply [role=status]");
  for (const [state, says] of [
    [waiting, "The game has not begun."],
    [drawn, "The game is over."],
  ] as const) {
    await becomes(state);
    expect(told()?.textContent).toBe("");
    key("c");
    await part.settle();
    expect(told()?.textContent).toContain(`0 moves. ${says}`);
    key("l");
    await part.settle();
    expect(told()?.textContent).toBe("No moves yet.");
    key("m");
    await part.settle();
    expect(told()?.textContent).toBe(says);
    const before = told()?.firstElementChild;
    key("m");
    await part.settle();
    expect(told()?.firstElementChild).not.toBe(before);
  }
});

test("acc_4 who answers or cancels what is not there is told so, the same again", async () => {
  const { drawn: part, becomes } = page();
  await becomes(playing);
  const told = () => document.querySelector("#move-reply [role=status]");
  for (const [word, says] of [
    ["accept", "There is no draw offer to answer."],
    ["decline", "There is no draw offer to answer."],
    ["cancel", "There is nothing to cancel."],
  ] as const) {
    const before = told()?.firstElementChild;
    await part.type("#move-field", word);
    document.querySelector("form")?.requestSubmit();
    await part.settle();
    expect(told()?.textContent).toBe(says);
    expect(told()?.firstElementChild).not.toBe(before);
  }
});

test("acc_4 a premove that is taken back, and what is put back, are told", async () => {
  const { seat, drawn: part, becomes } = page();
  const told = () => document.querySelector("#move-reply [role=status]")?.textContent;
  const premove = { uci: "g8f6" };
  await becomes({ ...playing, toMove: 2, may: { premove: true }, premove });
  seat.give = (command) => Promise.resolve(command.case === "cancelPremove");
  key("Escape");
  await part.settle();
  expect(told()).toBe("Your premove is cancelled.");
  const options = { premove: PremoveUse.CONFIRMED };
  await becomes({ ...playing, toMove: 2, may: { premove: true }, options } as AtBoard);
  await part.type("#move-field", "Nf3");
  document.querySelector("form")?.requestSubmit();
  await part.settle();
  expect(part.text).toContain("Play Nf3 right after");
  (document.activeElement as HTMLElement | null)?.blur();
  key("Escape");
  await part.settle();
  expect(told()).toBe("Cancelled. Nothing was sent.");
});

test("acc_4 a move that comes too early is told of each time", async () => {
  const { drawn: part, becomes } = page();
  await becomes({ ...playing, toMove: 2, may: { noMove: NotNow.OPPONENTS_TURN } });
  const told = () => document.querySelector("#move-reply [role=status]")?.firstElementChild;
  const early = async (move: string) => {
    await part.type("#move-field", move);
    document.querySelector("form")?.requestSubmit();
    await part.settle();
    return told();
  };
  const first = await early("Nf6");
  expect(first?.textContent).toContain("It is not your turn");
  const second = await early("Nc6");
  expect(second?.textContent).toBe(first?.textContent);
  expect(second).not.toBe(first);
});
