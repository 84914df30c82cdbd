import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { InvitationState, InvitationViewSchema } from "../../api/adoube/v1/sessions_pb";
import { sorted } from "./invitations.svelte";

test("pen_3 invitations that can still be taken back come first, the newest first", () => {
  const told: [string, bigint, InvitationState][] = [
    ["a", 1n, InvitationState.OPEN],
    ["b", 2n, InvitationState.USED],
    ["c", 3n, InvitationState.OPEN],
    ["d", 4n, InvitationState.WITHDRAWN],
    ["e", 5n, InvitationState.EXPIRED],
  ];
  const list = told.map(([id, made, state]) => create(InvitationViewSchema, { id, made, state }));
  expect(
    sorted(list)
      .map(({ id }) => id)
      .join(""),
  ).toBe("caedb");
});
