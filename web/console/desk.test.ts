// What the event is made of, asked for more than once at a time.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type EventView, EventViewSchema, RoundState } from "../api/adoube/v1/event_pb";
import { deskOf } from "../dev/stand/desk";

test("an answer that comes late takes not the place of one that was asked for later", async () => {
  const answers: ((event: EventView) => void)[] = [];
  const describe = () => new Promise<EventView>((done) => answers.push(done));
  const desk = deskOf([], { event: { describe } });
  const all = [desk.describe(), desk.describe()];
  const stands = (state: RoundState) => create(EventViewSchema, { rounds: [{ round: 1, state }] });
  answers[1]?.(stands(RoundState.STARTED));
  answers[0]?.(stands(RoundState.PUBLISHED));
  await Promise.all(all);
  expect(desk.event?.rounds[0]?.state).toBe(RoundState.STARTED);
});
