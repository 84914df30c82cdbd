// What pages carry of the catalogue.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { forPages, PAGES, TEXTS, web } from "./pages.mjs";

const textsOf = (code) => `${web}/../text/${code}`;
const messages = (text) => {
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle._messages;
};
const idsOf = (file) => [...messages(readFileSync(`${textsOf("en")}/${file}.ftl`, "utf8")).keys()];

test.each(["en", "es"])("pages carry messages whole, without commands to type: %s", (code) => {
  for (const file of new Set(Object.values(TEXTS).flat())) {
    const text = readFileSync(`${textsOf(code)}/${file}.ftl`, "utf8");
    const [all, carried] = [messages(text), messages(forPages(text))];
    expect([...carried.keys()]).toEqual([...all.keys()]);
    for (const [id, { value, attributes }] of all) {
      const { command, ...others } = attributes;
      expect(carried.get(id)).toEqual({ id, value, attributes: others });
    }
  }
});

test("pages carry no command of a refusal", () => {
  for (const file of ["refusals", "notes"])
    expect(forPages(readFileSync(`${textsOf("en")}/${file}.ftl`, "utf8"))).not.toContain(
      "`adoube ",
    );
});

/** The sources of a page: what its first one imports, and so on. */
function sources(page) {
  const found = new Map();
  const open = [`${web}/${page}/main.ts`];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || file.includes("/api/")) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, path] of text.matchAll(/(?:from|import) "(\.[^"]+)"/g)) {
      const bare = resolve(dirname(file), path);
      const ends = [".ts", ".svelte.ts", ""].map((end) => bare + end);
      const imported = ends.find((end) => /\.(ts|svelte)$/.test(end) && existsSync(end));
      if (imported) open.push(imported);
    }
  }
  return [...found.values()];
}

test.each(PAGES)("a page carries every text that its sources name: %s", (page) => {
  const carried = new Set(TEXTS[page].flatMap(idsOf));
  const files = readdirSync(textsOf("en")).map((name) => name.replace(".ftl", ""));
  // `help` is an ordinary word of the sources too.
  const others = files.flatMap(idsOf).filter((id) => !carried.has(id) && id !== "help");
  const all = sources(page);
  expect(all.length).toBeGreaterThan(80);
  const quoted = new Set(all.flatMap((text) => text.split(/["'`]/)));
  expect(others.filter((id) => quoted.has(id))).toEqual([]);
  const begun = all.flatMap((text) =>
    [
      ...[...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, begin]) => begin),
      ...[...text.matchAll(/\b(?:word|known|retold)\(\s*"([\w-]+)"/g)].map(([, of]) => `${of}-`),
    ].filter((begin) => ![...carried].some((id) => id.startsWith(begin))),
  );
  expect(others.filter((id) => begun.some((begin) => id.startsWith(begin)))).toEqual([]);
});
