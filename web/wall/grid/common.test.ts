import { expect, test } from "vitest";
import { commonOf } from "./common";

test("what all devices are called alike is left out of their tiles", () => {
  const table: [string[], string][] = [
    [["madrid-1", "madrid-12"], "madrid-"],
    [["hall-a-1", "hall-b-1"], ""],
    [["hall-a-1", "hall-a-2"], "hall-a-"],
    [["madrid-1"], ""],
    [["one", "two"], ""],
    [[], ""],
  ];
  for (const [ids, common] of table) expect(commonOf(ids), ids.join(" ")).toBe(common);
});
