import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { dueOn, flagWaits, isDue } from "./stages";

const board = (board: number) => ({ round: 1, board });
const brief = (stage: string, boards: number[]) =>
  create(IncidentBriefSchema, { stage, flagged: boards.map(board) });

test("dis_2 a flag that waits for a ruling is told, and makes the incident wait for somebody", () => {
  language.code = "en";
  const waits = "the flag fell on 1.3 1.4: the result needs a ruling";
  expect(flagWaits(brief("connected-again", [3, 4]))).toBe(waits);
  expect(flagWaits(brief("executed", []))).toBe("");
  const table = [
    ["executed", [3], true],
    ["executed", [], false],
    ["open", [], true],
    ["closed", [], false],
  ] as const;
  for (const [stage, boards, due] of table) expect(isDue(brief(stage, [...boards]))).toBe(due);
  const closingProposed = create(IncidentBriefSchema, {
    stage: "executed",
    closingProposedBy: "Ada",
  });
  expect(isDue(closingProposed)).toBe(true);
});

test("dis_1 a board is marked with the first of the incidents that wait for a ruling on it", () => {
  const of = (number: number, stage: string, left: number[], flagged: number[] = []) => {
    const refs = (boards: number[]) => boards.map((board) => ({ round: 1, board }));
    return create(IncidentBriefSchema, {
      number,
      stage,
      left: refs(left),
      flagged: refs(flagged),
    });
  };
  const all = [
    of(1, "connected-again", [1, 2]),
    of(2, "connected-again", [2]),
    of(3, "executed", [3]),
    of(4, "closed", [], [4]),
  ];
  expect([...dueOn(all)].sort()).toEqual([
    ["1.1", [1]],
    ["1.2", [1, 2]],
    ["1.4", [4]],
  ]);
});
