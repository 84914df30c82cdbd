// Every language has every text, every text is used, and every text that is used is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("..", import.meta.url));
const PAGES = ["shared", "console", "wall", "play"];

const languages = Object.fromEntries(
  readdirSync(`${web}/i18n`)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [
      name.replace(".json", ""),
      JSON.parse(readFileSync(`${web}/i18n/${name}`, "utf8")) as Record<string, string>,
    ]),
);
const english = languages.en ?? {};
const keys = Object.keys(english);

const sources = PAGES.flatMap((page) =>
  readdirSync(join(web, page), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(web, page, name), "utf8")),
).join("\n");

/** Keys named whole, and the beginnings of those that are put together. */
const named = new Set(
  [...sources.matchAll(/"([a-z][a-z0-9-]*(?:\.[a-zA-Z0-9-]+)+)"/g)].map(([, key]) => key),
);
const bare = new Set([...sources.matchAll(/\bt\(\s*"([a-z-]+)"/g)].map(([, key]) => key));
const begun = [
  ...[...sources.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].map(([, begin]) => begin ?? ""),
  ...[...sources.matchAll(/\b(?:word|known|retold)\(\s*"([a-z-]+)"/g)].map(
    ([, family]) => `${family}.`,
  ),
];
const stem = (key: string) => key.replace(/\.(one|other)$/, "");

test("every language has the same texts", () => {
  for (const [code, texts] of Object.entries(languages)) {
    expect(Object.keys(texts).sort(), code).toEqual([...keys].sort());
  }
  expect(Object.keys(languages).length).toBeGreaterThan(1);
});

test("every language fills in the same figures", () => {
  const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [code, texts] of Object.entries(languages)) {
    for (const key of keys) {
      expect(params(texts[key] ?? ""), `${code} ${key}`).toEqual(params(english[key] ?? ""));
    }
  }
});

test("no text is left over", () => {
  const used = (key: string) =>
    key === "language.name" ||
    named.has(stem(key)) ||
    bare.has(stem(key)) ||
    begun.some((begin) => key.startsWith(begin));
  expect(keys.filter((key) => !used(key))).toEqual([]);
});

test("no text is missing", () => {
  const called = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");
  const there = (key: string) => key in english || `${key}.other` in english;
  expect([...new Set(called)].filter((key) => !there(key))).toEqual([]);
  const families = begun.filter((begin) => !keys.some((key) => key.startsWith(begin)));
  expect(families).toEqual([]);
});
