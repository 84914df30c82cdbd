import { beforeEach, expect, test } from "vitest";
import { Role } from "../api/adoube/v1/common_pb";
import { language } from "./i18n.svelte";
import { titled } from "./office";

beforeEach(() => (language.code = "en"));

test("who is called as his office is told once", () => {
  expect(titled("Ada Castillo", Role.CHIEF_ARBITER)).toBe("Ada Castillo (Chief Arbiter)");
  expect(titled("Chief Arbiter", Role.CHIEF_ARBITER)).toBe("Chief Arbiter");
  language.code = "es";
  expect(titled("Chief Arbiter", Role.CHIEF_ARBITER)).toBe("Chief Arbiter");
  expect(titled("Ada Castillo", Role.UNSPECIFIED)).toBe("Ada Castillo");
});
