// A question is about the game that it was asked in, and about no other.
import { expect, test } from "vitest";
import { Drawn } from "../../dev/stand/drawn.svelte";
import Confirm from "./Confirm.svelte";

const asked = () => {
  const done: string[] = [];
  const drawn = new Drawn(Confirm, {
    title: "Resign?",
    text: "The game ends.",
    yes: "Resign",
    valid: true,
    about: "1.1 1 white",
    act: () => done.push("act"),
    close: () => done.push("close"),
  });
  return { drawn, done };
};

test("what is confirmed is done once, and the question is gone", async () => {
  const { drawn, done } = asked();
  await drawn.press("Resign");
  expect(done).toEqual(["act", "close"]);
});

test("a question about one game is not answered for another that stands there meanwhile", async () => {
  const { drawn, done } = asked();
  await drawn.give({ about: "1.2 1 black" });
  expect(done).toEqual(["close"]);
});
