import { expect, test } from "vitest";
import { matches, search, type Found } from "./find";

test("words are found by their beginnings, without case and accents", () => {
  const table: [string, string, boolean][] = [
    ["3.12 Müller, Jörg - Nguyễn, Anh", "muller", true],
    ["3.12 Müller, Jörg - Nguyễn, Anh", "nguy jor", true],
    ["3.12 Müller, Jörg", "3.12", true],
    ["3.12 Müller, Jörg", "12", false],
    ["madrid-3 Madrid", "madrid", true],
    ["madrid-3 Madrid", "rid", false],
  ];
  for (const [text, typed, expected] of table) expect(matches(text, typed), typed).toBe(expected);
});

test("nothing typed finds nothing, and a long answer is cut", () => {
  const all: Found[] = Array.from({ length: 40 }, (_, index) => ({
    kind: "board",
    name: `1.${index + 1}`,
    beside: "White - Black",
    href: "",
  }));
  expect(search(all, " ")).toEqual([]);
  expect(search(all, "white")).toHaveLength(12);
});
