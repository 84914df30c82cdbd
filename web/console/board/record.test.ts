import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { BoardEventSchema } from "../../api/adoube/v1/board_pb";
import { language } from "../../shared/i18n.svelte";
import { record } from "./record";

beforeEach(() => (language.code = "en"));

const told = (event: MessageInitShape<typeof BoardEventSchema>) =>
  record(create(BoardEventSchema, event), (id) => (id === "chief" ? "Ada Castillo" : id), "UTC");

test("what an official did names him once, with his office where the sentence does not", () => {
  const by = { by: "chief", office: "chief-arbiter" };
  const paused = { cause: "arbiter", reason: "a phone", by: "chief", role: "chief-arbiter" };
  expect(told({ ...by, event: { case: "paused", value: paused } })).toBe(
    "clocks stopped by Ada Castillo: a phone",
  );
  expect(told({ ...by, event: { case: "resumed", value: { reason: "" } } })).toBe(
    "play goes on (Ada Castillo, Chief Arbiter)",
  );
  const silence = { cause: "silence", reason: "" };
  expect(told({ event: { case: "paused", value: silence } })).toBe(
    "clocks stopped, a seat is not heard",
  );
  language.code = "es";
  expect(told({ ...by, event: { case: "paused", value: paused } })).toBe(
    "relojes parados por Ada Castillo: a phone",
  );
});
