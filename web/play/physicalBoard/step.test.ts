// What a player reads at a physical board.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { PhysicalBoardFault, PhysicalBoardState } from "../../api/adoube/v1/common_pb";
import {
  PhysicalBoardStepKind as Kind,
  PhysicalBoardViewSchema,
} from "../../api/adoube/v1/page_pb";
import { toldOf } from "./step";

type View = MessageInitShape<typeof PhysicalBoardViewSchema>;
const at = (view: View, may = true) => toldOf(create(PhysicalBoardViewSchema, view), may);
const board = (state: PhysicalBoardState, more = {}) => ({ status: { state, ...more } });
const SETTLED = board(PhysicalBoardState.SETTLED);
const placement = "8/8/8/8/8/8/8/K1k5";

test("ebd_4 one line says what to do next at the board", () => {
  for (const [step, text] of [
    [undefined, "Your board shows the game"],
    [{ kind: Kind.MAKE_OPPONENTS_MOVE, san: "Nf6" }, "Make your opponent’s move Nf6 on your board"],
    [{ kind: Kind.PUT_PIECE, piece: "n", square: "f6" }, "Put the black knight on f6"],
    [{ kind: Kind.CLEAR_SQUARE, square: "h6" }, "Remove the piece on h6 from your board"],
    [{ kind: Kind.PRESS_CLOCK, san: "e4" }, "e4 is on your board: press the clock"],
  ] as const)
    expect(at({ ...SETTLED, step }).text).toBe(text);
});

test("ebd_4 every step that a device may name has its line", () => {
  const kinds = Object.values(Kind).filter((kind): kind is Kind => typeof kind === "number");
  for (const kind of kinds) {
    const { text } = at({ ...SETTLED, step: { kind, piece: "P", square: "e4", san: "e4" } });
    expect(text, Kind[kind]).toMatch(/ /);
  }
});

test("ebd_5 a board that differs is drawn beside the game", () => {
  const step = { kind: Kind.PUT_PIECE, piece: "K", square: "e1" };
  const told = at({ ...board(PhysicalBoardState.DIFFERS), placement, step });
  expect([told.tone, told.differs]).toEqual(["bad", true]);
  expect(at({ ...SETTLED, placement }).differs).toBe(false);
});

test("ebd_7 what the board cannot tell is asked, as long as a move can be made", () => {
  const moves = ["b7b8q", "b7b8n"];
  const step = { kind: Kind.CHOOSE_PROMOTION, moves };
  const asked = at({ ...SETTLED, step });
  expect(asked.answers).toEqual([
    { text: "queen", uci: "b7b8q" },
    { text: "knight", uci: "b7b8n" },
  ]);
  expect(at({ ...SETTLED, step }, false).answers).toEqual([]);
  const tap = at({ ...SETTLED, step: { kind: Kind.TAP, san: "e4" } });
  expect(tap.answers).toEqual([{ text: "Play e4" }]);
});

test("ebd_4 a board that cannot be read says why, and one that is lifted asks for nothing", () => {
  const lost = { fault: PhysicalBoardFault.LOST };
  const told = at(board(PhysicalBoardState.FAULT, lost));
  expect([told.tone, told.more]).toEqual(["bad", "The connection was lost. Check the cable."]);
  expect(told.text).toBe("Your board cannot be read. Call the arbiter");
  const gone = at(board(PhysicalBoardState.NOT_CONNECTED));
  expect(gone.text).toBe("Your board is not connected. Check its cable, or call the arbiter");
  expect(at({ ...board(PhysicalBoardState.FAULT), lifted: true }).tone).toBe("plain");
  const low = at(board(PhysicalBoardState.SETTLED, { batteryPercent: 9 }));
  expect(low.more).toContain("9 %");
});
