import { expect, test } from "vitest";
import { inPlace } from "./places";

test("evt_4 who is done stays where he was, and who comes later comes behind", () => {
  const places = new Map<string, number>();
  const list = (...rows: string[]) => inPlace(places, rows, (row) => row).join(" ");
  expect(list("smith", "kim", "ada")).toBe("smith kim ada");
  expect(list("kim", "ada", "smith")).toBe("smith kim ada");
  expect(list("bo", "ada", "smith")).toBe("smith ada bo");
});
