import { beforeEach, expect, test } from "vitest";
import { Drawn } from "../dev/stand/drawn.svelte";
import { language } from "./i18n.svelte";
import Room from "./Room.svelte";

beforeEach(() => (language.code = "en"));

test("what room is left is seen at each letter, and told only when it becomes little and when there is none", async () => {
  const drawn = new Drawn(Room, { id: "left", written: "", most: 300 });
  const at = async (n: number) => {
    await drawn.give({ written: "x".repeat(n) });
    const of = (what: string) => document.querySelector(what)?.textContent;
    return [of("#left"), of("[role=status]")];
  };
  expect(await at(100)).toEqual(["200 characters left", ""]);
  const little = "At most 30 characters left.";
  expect(await at(280)).toEqual(["20 characters left", little]);
  expect(await at(299)).toEqual(["1 character left", little]);
  const none = "No characters left: at most 300.";
  expect(await at(300)).toEqual([none, none]);
});
