import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ResultSchema } from "../api/adoube/v1/common_pb";
import { mayAnswer } from "./callAnswer";

const objection = create(ResultSchema);

test.each([
  ["LTA", ["answer-call"], [true, false, false]],
  ["LCA", ["answer-call", "grant-leave"], [true, true, false]],
  ["arbiter", ["answer-call", "grant-leave", "approve-result"], [true, true, true]],
  ["nobody of them", ["watch-venue"], [false, false, false]],
])("ven_7 ven_8 %s answers only what the office allows", (_, may, answers) => {
  const asked = [{ leave: false }, { leave: true }, { leave: false, objection }];
  expect(asked.map((call) => mayAnswer(new Set(may), call))).toEqual(answers);
});
