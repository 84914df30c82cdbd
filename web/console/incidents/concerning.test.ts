import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentStage } from "../../api/adoube/v1/common_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { concerning } from "./concerning";

const brief = (number: number, stage: IncidentStage, ...boards: number[]) =>
  create(IncidentBriefSchema, {
    number,
    stage,
    boards: boards.map((board) => ({ round: 1, board })),
  });

test("the other incidents of a board are named, who wants somebody first", () => {
  const all = [
    brief(1, IncidentStage.EXECUTED, 1),
    brief(2, IncidentStage.OPEN, 1, 2),
    brief(3, IncidentStage.OPEN, 3),
    brief(4, IncidentStage.RULED, 2),
  ];
  const numbers = (boards: string[], but?: number) =>
    concerning(all, boards, but).map(({ number }) => number);
  expect(numbers(["1.1"])).toEqual([2, 1]);
  expect(numbers(["1.1", "1.2"], 2)).toEqual([4, 1]);
  expect(numbers(["1.11"])).toEqual([]);
});
