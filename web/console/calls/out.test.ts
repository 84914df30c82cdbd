import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { outOf } from "./out";

test("rol_4 who is out with leave is listed, who went first before the others", () => {
  const view = (name: string, seat: number, since: bigint) =>
    create(BoardViewSchema, { white: { name }, black: { name }, leaves: [{ seat, since }] });
  const boards = [
    { key: "1.1", view: view("Ding", 1, 9_000n) },
    { key: "1.2", view: view("Rapport", 2, 5_000n) },
    { key: "1.3", view: create(BoardViewSchema) },
  ];
  expect(outOf(boards)).toEqual([
    { board: "1.2", side: "black", name: "Rapport", since: 5_000 },
    { board: "1.1", side: "white", name: "Ding", since: 9_000 },
  ]);
});
