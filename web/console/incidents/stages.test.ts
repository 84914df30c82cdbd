import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { flagWaits, isDue } from "./stages";

const board = (board: number) => ({ round: 1, board });
const brief = (stage: string, boards: number[]) =>
  create(IncidentBriefSchema, { stage, flagged: boards.map(board) });

test("dis_2 a flag that waits for a ruling is told, and makes the incident wait for somebody", () => {
  language.code = "en";
  const waits = "the flag fell on 1.3 1.4: the result waits for a ruling";
  expect(flagWaits(brief("connected-again", [3, 4]))).toBe(waits);
  expect(flagWaits(brief("executed", []))).toBe("");
  const table = [
    ["executed", [3], true],
    ["executed", [], false],
    ["open", [], true],
    ["closed", [], false],
  ] as const;
  for (const [stage, boards, due] of table) expect(isDue(brief(stage, [...boards]))).toBe(due);
});
