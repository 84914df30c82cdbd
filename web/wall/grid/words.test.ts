import { expect, test } from "vitest";
import { wordsOf } from "./words";

test.each([
  ["Ding", ["Ding"]],
  ["Ó Conaill", ["Ó", " Conaill"]],
  ["Papadopoulou-Konstantinidou", ["Papadopoulou-", "Konstantinidou"]],
  ["  van der Berg-Smit ", ["van", " der", " Berg-", "Smit"]],
  ["", []],
])("a name breaks between its words alone: %s", (name, parts) => {
  const told = wordsOf(name).map(({ text, glued }, at) => (glued || at === 0 ? text : ` ${text}`));
  expect(told).toEqual(parts);
});
