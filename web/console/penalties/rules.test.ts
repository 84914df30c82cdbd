// Which penalties are offered, by the event and the office.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { PenaltyKind } from "../../api/adoube/v1/common_pb";
import { PenaltyRulesSchema } from "../../api/adoube/v1/event_pb";
import { articlesOf, offeredKinds } from "./rules";

const { WARNING, EXPULSION } = PenaltyKind;
const RULES = create(PenaltyRulesSchema, {
  kinds: [
    { kind: WARNING, article: "O 18.4.1" },
    { kind: EXPULSION, article: "O 18.4.9", chiefArbiterOnly: true },
  ],
});

test.each([
  [false, [WARNING]],
  [true, [WARNING, EXPULSION]],
])("pen_1 pen_3 who may expel: %s; the kinds that are offered: %o", (mayExpel, offered) => {
  expect(offeredKinds(RULES, mayExpel).map(({ kind }) => kind)).toEqual(offered);
});

test("pen_1 a ruling cites the articles of its penalties, each once", () => {
  expect(articlesOf(RULES, [WARNING, EXPULSION, WARNING])).toBe("O 18.4.1, O 18.4.9");
  expect(articlesOf(RULES, [99 as PenaltyKind])).toBe("");
});
