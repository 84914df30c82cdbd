// A session that is to end, and does not.
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { expect, test } from "vitest";
import { SessionViewSchema } from "../../api/adoube/v1/sessions_pb";
import { deskOf } from "../../dev/stand/desk";
import { SignedIn } from "./sessions.svelte";

test("that a session did not end stays to be read, though the list is told anew", async () => {
  const sessions = [create(SessionViewSchema, { id: "a" })];
  const desk = deskOf([], {
    sessions: {
      list: () => Promise.resolve({ sessions }),
      revoke: () => Promise.reject(new ConnectError("not-your-role: no", Code.PermissionDenied)),
    },
  });
  const signedIn = new SignedIn(desk);
  await signedIn.end("a");
  expect([signedIn.list, signedIn.failure]).toEqual([sessions, "no"]);
});
