// What pages carry of the catalogue.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { forPages, web } from "./pages.mjs";

test.each(["en", "es"])("pages carry every message, and no command to type: %s", (code) => {
  const whole = readFileSync(`${web}/../text/${code}.ftl`, "utf8");
  const read = (text) => {
    const bundle = new FluentBundle(code);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    return bundle._messages;
  };
  const [all, carried] = [read(whole), read(forPages(whole))];
  expect([...carried.keys()]).toEqual([...all.keys()]);
  for (const [id, { value, attributes }] of all) {
    const { command, ...others } = attributes;
    expect(carried.get(id)).toEqual({ id, value, attributes: others });
  }
  expect(forPages(whole)).not.toContain("adoube ");
});
