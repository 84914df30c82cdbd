import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { answeredCalls } from "./answered";

test("ven_8 answered calls are listed with who answered what, the last one first", () => {
  const view = (seat: number, at: bigint, valid: boolean, leave: boolean, note: string) =>
    create(BoardViewSchema, {
      white: { name: "Ding" },
      black: { name: "Rapport" },
      answeredCalls: [
        {
          call: { number: 3, seat, reason: "the mouse", leave },
          valid,
          note,
          at,
          by: "lca-madrid",
        },
      ],
    });
  const boards = [
    { key: "1.1", view: view(1, 5_000n, true, false, "a new mouse") },
    { key: "1.2", view: view(2, 9_000n, false, true, "") },
    { key: "1.3", view: create(BoardViewSchema) },
  ];
  const found = answeredCalls(boards);
  expect(found.map(({ board, name, answer }) => [board, name, answer])).toEqual([
    ["1.2", "Rapport", "leave refused"],
    ["1.1", "Ding", "valid reason. a new mouse"],
  ]);
});
