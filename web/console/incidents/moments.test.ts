import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AbsenceViewSchema, RulingViewSchema } from "../../api/adoube/v1/incident_pb";
import { lasting, moments } from "./moments";

const clocks = (white: number) => ({ white: BigInt(white), black: 9_000n });
const moment = (at: number, white: number) => ({ at: BigInt(at), ply: 4, clocks: clocks(white) });
const board = { round: 3, board: 1 };

function ruling(number: number, at: number, other = 1) {
  const on: NonNullable<MessageInitShape<typeof RulingViewSchema>["boards"]>[number] = {
    board: { round: 3, board: other },
    remedy: { remedy: { case: "resumed", value: clocks(8_000) } },
    ...(at > 0 ? { execution: { at: BigInt(at), before: clocks(2_000) } } : {}),
  };
  return create(RulingViewSchema, { number, boards: [on] });
}

test("what was ruled while a seat was away stands between its moments, with what it made of the clocks", () => {
  const absence = { board, contact: moment(1_000, 8_000), detected: moment(4_000, 5_000) };
  const rulings = [
    ruling(1, 7_000),
    // Not carried out yet, on another board, after the return.
    ruling(2, 0),
    ruling(3, 8_000, 2),
    ruling(4, 20_000),
  ];
  const told = (back: number) => {
    const away = back > 0 ? absence : { ...absence, back: undefined };
    const view = create(
      AbsenceViewSchema,
      back > 0 ? { ...away, back: moment(back, 8_000) } : away,
    );
    return moments(view, rulings).map(({ kind, number, clocks, set, ply }) =>
      [kind, number, clocks.white, set?.white, ply].join(" "),
    );
  };
  const until = ["contact 0 8000  4", "detected 0 5000  4", "ruling 1 2000 8000 "];
  expect(told(9_000)).toEqual([...until, "back 0 8000  4"]);
  expect(told(0)).toEqual([...until, "ruling 4 2000 8000 ", "back 0 0  0"]);
});

test("dis_1_3 a silence that goes on in another game ends with its game, and begins there with the next", () => {
  const first = create(AbsenceViewSchema, {
    board,
    contact: moment(1_000, 8_000),
    detected: moment(4_000, 5_000),
    back: moment(30_000, 2_000),
    replaced: moment(7_000, 2_000),
  });
  const next = create(AbsenceViewSchema, {
    board,
    detected: moment(7_000, 9_000),
    continued: true,
  });
  const told = (view: typeof first) =>
    moments(view, []).map(({ kind, at, clocks }) => `${kind} ${at} ${clocks.white}`);
  expect(told(first)).toEqual(["contact 1000 8000", "detected 4000 5000", "ended 7000 2000"]);
  expect(told(next)).toEqual(["began 7000 9000", "back 0 0"]);
  expect(lasting(first)).toEqual({ from: 1_000, to: 7_000 });
  expect(lasting(next)).toEqual({ from: 7_000, to: undefined });
});
