// The desk of an official who hears the coordinator, in a test of a part of the console.
import { create } from "@bufbuild/protobuf";
import { Role } from "../../api/adoube/v1/common_pb";
import type { ReadTimeRequest } from "../../api/adoube/v1/event_pb";
import { WhoReplySchema } from "../../api/adoube/v1/sessions_pb";
import { verbOf } from "./verb";
import { readTime } from "./readTime";
import { Desk, setDesk, type Clients } from "../../console/desk.svelte";

type Answers = Partial<Record<keyof Clients, Record<string, (request: never) => unknown>>>;

export function deskOf(may: string[], answers: Answers): Desk {
  const session = { person: "ada", role: Role.CHIEF_ARBITER };
  const who = create(WhoReplySchema, {
    tournament: "open",
    name: "Ada",
    may: may.map(verbOf),
    session,
  });
  const event = {
    readTime: (asked: ReadTimeRequest) => Promise.resolve(readTime(asked)),
    ...answers.event,
  };
  const clients = { incidents: {}, sessions: {}, ...answers, event } as unknown as Clients;
  const desk = new Desk(clients, who, () => undefined);
  desk.live.follower.stale = false;
  desk.live.round = 1;
  return desk;
}

export const at = (desk: Desk) => () => setDesk(desk);
