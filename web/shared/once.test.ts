// Under which id something is sent that was sent before.
import { Code, ConnectError } from "@connectrpc/connect";
import { expect, test } from "vitest";
import { Once } from "./once";
import { hexOf } from "./wire";

/** The ids, by letters in the order of their coming, under which all this is sent; each with how it ends. */
async function ids(...all: [unknown, Code | null][]): Promise<string> {
  const once = new Once();
  const seen: string[] = [];
  const letters: string[] = [];
  for (const [content, code] of all) {
    const ended = once.send(content, async (id) => {
      const hex = hexOf(id);
      if (!seen.includes(hex)) seen.push(hex);
      letters.push("abcdefgh".charAt(seen.indexOf(hex)));
      if (code !== null) throw new ConnectError("no", code);
    });
    await ended.catch(() => undefined);
  }
  return letters.join("");
}

const [away, no, yes] = [Code.Unavailable, Code.FailedPrecondition, null];

test("ven_3 a copy has the id of what was not answered, and nothing else has", async () => {
  const [ruled, other] = [
    { white: 5n, reason: "fire" },
    { white: 6n, reason: "fire" },
  ];
  expect(await ids([ruled, away], [ruled, away], [ruled, yes])).toBe("aaa");
  expect(await ids([ruled, yes], [ruled, yes])).toBe("ab");
  // What was refused stays refused under its id.
  expect(await ids([ruled, no], [ruled, yes])).toBe("ab");
  // Under the first id the server would tell that the first was done.
  expect(await ids([ruled, away], [other, yes])).toBe("ab");
  expect(await ids([ruled, away], [other, away], [ruled, yes], [other, yes])).toBe("abab");
});
