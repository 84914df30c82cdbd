import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { MOST, tooHeavy, weigh } from "./weight.mjs";

test("a page whose script is too large is named with its figures, others are not", () => {
  expect(tooHeavy("play", MOST.play)).toBe("");
  expect(tooHeavy("play", MOST.play + 1)).toBe(
    "play: its script has 170001 bytes compressed, 170000 at most",
  );
  expect(tooHeavy("console", 1e9)).toBe("");
});

test("every script of a page is weighed as it is sent, wherever it lies", () => {
  const folder = mkdtempSync(join(tmpdir(), "adoube-weight-"));
  try {
    const [one, other] = ["let a = 1;\n".repeat(99), "let b = 2;\n"];
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "a.js"), one);
    writeFileSync(join(folder, "assets/b.js"), other);
    writeFileSync(join(folder, "assets/c.css"), "p {}\n");
    writeFileSync(join(folder, "index.html"), "<p>\n");
    const packed = (text) => gzipSync(text).length;
    expect(weigh(folder)).toEqual({
      files: 4,
      script: packed(one) + packed(other),
      style: packed("p {}\n"),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
