// The post of an official who hears his venue's node, in a test of a part of the wall.
import { create } from "@bufbuild/protobuf";
import { WhoReplySchema } from "../../api/adoube/v1/sessions_pb";
import { verbOf } from "./verb";
import { Post, setPost, type Clients } from "../../wall/post.svelte";

export function postOf(may: string[], lta: Record<string, (request: never) => unknown> = {}): Post {
  const clients = { lta, sessions: {} } as unknown as Clients;
  const who = create(WhoReplySchema, {
    tournament: "open",
    name: "Eva",
    may: may.map(verbOf),
    timeZone: "UTC",
  });
  const post = new Post(clients, who, () => undefined);
  post.hall.follower.stale = false;
  return post;
}

export const at = (post: Post) => () => setPost(post);
