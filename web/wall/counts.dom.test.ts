import { expect, test } from "vitest";
import { Drawn } from "../dev/stand/drawn.svelte";
import { at, postOf } from "../dev/stand/post";
import { language } from "../shared/i18n.svelte";
import Counts from "./Counts.svelte";

test("ven_4 an outage of the coordinator is a problem that is counted", () => {
  language.code = "en";
  const post = postOf([]);
  const problems = () => new Drawn(Counts, {}, at(post)).text.replace(/\s+/g, " ").trim();
  expect(problems()).toMatch(/^0 problems/);
  post.hall.cut = true;
  expect(problems()).toMatch(/^1 problem(?!s)/);
});
