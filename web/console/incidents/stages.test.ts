import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentStage } from "../../api/adoube/v1/common_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { dueOn, flagWaits, isDue } from "./stages";

const board = (board: number) => ({ round: 1, board });
const brief = (stage: IncidentStage, boards: number[]) =>
  create(IncidentBriefSchema, { stage, flagged: boards.map(board) });

test("dis_2 a flag that waits for a ruling is told, and makes the incident wait for somebody", () => {
  language.code = "en";
  const waits = "the flag fell on 1.3 1.4: the result needs a ruling";
  expect(flagWaits(brief(IncidentStage.CONNECTED_AGAIN, [3, 4]))).toBe(waits);
  expect(flagWaits(brief(IncidentStage.EXECUTED, []))).toBe("");
  const table = [
    [IncidentStage.EXECUTED, [3], true],
    [IncidentStage.EXECUTED, [], false],
    [IncidentStage.OPEN, [], true],
    [IncidentStage.CLOSED, [], false],
  ] as const;
  for (const [stage, boards, due] of table) expect(isDue(brief(stage, [...boards]))).toBe(due);
  const closingProposed = create(IncidentBriefSchema, {
    stage: IncidentStage.EXECUTED,
    closingProposedBy: "Ada",
  });
  expect(isDue(closingProposed)).toBe(true);
});

test("dis_1 a board is marked with the first of the incidents that wait for a ruling on it", () => {
  const of = (number: number, stage: IncidentStage, left: number[], flagged: number[] = []) => {
    const refs = (boards: number[]) => boards.map((board) => ({ round: 1, board }));
    return create(IncidentBriefSchema, {
      number,
      stage,
      left: refs(left),
      flagged: refs(flagged),
    });
  };
  const all = [
    of(1, IncidentStage.CONNECTED_AGAIN, [1, 2]),
    of(2, IncidentStage.CONNECTED_AGAIN, [2]),
    of(3, IncidentStage.EXECUTED, [3]),
    of(4, IncidentStage.CLOSED, [], [4]),
  ];
  expect([...dueOn(all)].sort()).toEqual([
    ["1.1", [1]],
    ["1.2", [1, 2]],
    ["1.4", [4]],
  ]);
});
