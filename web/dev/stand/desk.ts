// The desk of an official who hears the coordinator, in a test of a part of the console.
import { create } from "@bufbuild/protobuf";
import { Role } from "../../api/adoube/v1/common_pb";
import type { ReadTimeRequest } from "../../api/adoube/v1/event_pb";
import { WhoReplySchema } from "../../api/adoube/v1/sessions_pb";
import { verbOf } from "./verb";
import { readTime } from "./readTime";
import { Desk, setDesk, type Clients } from "../../console/desk.svelte";

type Methods = Record<string, (request: never) => unknown>;
type Answers = Partial<Record<keyof Clients, Methods>>;

/** Methods named `dryHold` answer the dry runs of `hold`, which then answers the others. */
function withDryRuns(methods: Methods): Methods {
  const all = { ...methods };
  for (const [name, dry] of Object.entries(methods)) {
    if (!/^dry[A-Z]/.test(name)) continue;
    const real = name.charAt(3).toLowerCase() + name.slice(4);
    all[real] = (request: { dryRun?: boolean }) =>
      (request.dryRun ? dry : methods[real])?.(request as never);
  }
  return all;
}

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
  const clients = {
    sessions: {},
    ...answers,
    incidents: withDryRuns(answers.incidents ?? {}),
    event: withDryRuns(event),
  } as unknown as Clients;
  const desk = new Desk(clients, who, () => undefined);
  desk.live.follower.stale = false;
  desk.live.round = 1;
  return desk;
}

export const at = (desk: Desk) => () => setDesk(desk);
