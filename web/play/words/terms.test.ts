import { beforeEach, expect, test } from "vitest";
import { language } from "../../shared/i18n.svelte";
import { ofDefaultTime } from "./terms";

beforeEach(() => (language.code = "en"));

test.each([
  [1_800_000n, "You lose if you have not checked in 30 min after the round starts."],
  [0n, "You lose if you have not checked in when the round starts."],
  [undefined, "An arbiter decides what happens if you are late."],
])("evt_2 a default time of %s ms is said before the round starts", (defaultTime, said) => {
  expect(ofDefaultTime(defaultTime)).toBe(said);
});
