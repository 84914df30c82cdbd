// What pages carry of the catalogue.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import {
  COMMAND_LINE_ONLY,
  familiesForPlayers,
  forPages,
  forPlayers,
  OFFICIALS_FAMILIES,
  OFFICIALS_ONLY,
  web,
} from "./pages.mjs";

test.each(["en", "es"])(
  "pages carry every message but the command line's, and no command to type: %s",
  (code) => {
    const whole = readFileSync(`${web}/../text/${code}.ftl`, "utf8");
    const read = (text) => {
      const bundle = new FluentBundle(code);
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      return bundle._messages;
    };
    const [all, carried] = [read(whole), read(forPages(whole))];
    const ids = [...all.keys()].filter((id) => !id.startsWith(COMMAND_LINE_ONLY));
    expect([...carried.keys()]).toEqual(ids);
    for (const id of ids) {
      const { value, attributes } = all.get(id);
      const { command, ...others } = attributes;
      expect(carried.get(id)).toEqual({ id, value, attributes: others });
    }
    expect(forPages(whole)).not.toContain("adoube ");
  },
);

test.each(["en", "es"])("a player's page carries all but what officials read: %s", (code) => {
  const whole = forPages(readFileSync(`${web}/../text/${code}.ftl`, "utf8"));
  const ids = (text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
  const isOfficials = (id) => OFFICIALS_ONLY.some((begin) => id.startsWith(begin));
  const bundle = new FluentBundle(code);
  expect(bundle.addResource(new FluentResource(forPlayers(whole)))).toEqual([]);
  expect([...bundle._messages.keys()]).toEqual(ids(whole).filter((id) => !isOfficials(id)));
});

test("a player's page carries no family of texts that only officials read", () => {
  const texts = JSON.parse(readFileSync(`${web}/i18n/en.json`, "utf8"));
  const carried = Object.keys(familiesForPlayers(texts));
  const families = new Set(carried.map((key) => key.split(".")[0]));
  for (const family of OFFICIALS_FAMILIES) expect(families.has(family), family).toBe(false);
  expect(carried.length).toBeGreaterThan(500);
});

test("no source of a player's page names what only officials read", () => {
  const sources = ["play", "shared"].flatMap((folder) =>
    readdirSync(`${web}/${folder}`, { recursive: true })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".test."))
      .map((name) => readFileSync(`${web}/${folder}/${name}`, "utf8")),
  );
  expect(sources.length).toBeGreaterThan(100);
  for (const begin of OFFICIALS_ONLY)
    expect(sources.filter((source) => source.includes(`"${begin}`))).toEqual([]);
  const family = new RegExp(`["'\`](${OFFICIALS_FAMILIES.join("|")})[."'\`]`);
  expect(sources.filter((source) => family.test(source))).toEqual([]);
});
