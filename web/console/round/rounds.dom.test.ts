// The next step of a round, while somebody else takes it.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { EventViewSchema } from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import Rounds from "./Rounds.svelte";

beforeEach(() => (language.code = "en"));

test("who is about to publish a round starts none that somebody else has published by then", async () => {
  const sent: string[] = [];
  const done = (what: string) => () => Promise.resolve((sent.push(what), { remarks: [] }));
  const desk = deskOf(["publish-round", "start-round"], {
    event: { publishRound: done("publish"), startRound: done("start") },
  });
  const stands = (state: string) => {
    const pairings = [{ board: 1 }];
    desk.event = create(EventViewSchema, { rounds: [{ round: 1, state, pairings }] });
  };
  stands("draft");
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Publish");
  expect(document.querySelector("dialog")).not.toBeNull();
  stands("published");
  await drawn.settle();
  expect(document.querySelector("dialog")).toBeNull();
  expect(drawn.button("Start")).toBeDefined();
  expect(sent).toEqual([]);
});
