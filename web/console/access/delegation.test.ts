import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { DelegationViewSchema } from "../../api/adoube/v1/event_pb";
import { language } from "../../shared/i18n.svelte";
import { delegation } from "./delegation";

beforeEach(() => (language.code = "en"));

const named = (id: string) => (id === "chief" ? "Ada Castillo" : id);
const when = (at: bigint) => `at ${at}`;

test("dis_9 a delegation is told with its reason, and its end with who ended it and why", () => {
  const holds = { person: "deputy", by: "chief", since: 5n, reason: "on a flight" };
  const begun =
    "deputy can rule in place of the Chief Arbiter: delegated by Ada Castillo, at 5. Reason: on a flight";
  const told = (one: object) => delegation(create(DelegationViewSchema, one), named, when);
  expect(told(holds)).toEqual([begun, "Valid until it is ended."]);
  const ended = { endedBy: "chief", endedAt: 9n, endedReason: "has landed" };
  expect(told({ ...holds, ...ended })).toEqual([
    begun,
    "Ended by Ada Castillo, at 9. Reason: has landed",
  ]);
  expect(told({ ...holds, reason: "" })[0]).toContain("Reason: none given");
});
