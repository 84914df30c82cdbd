import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { InvitationViewSchema } from "../../api/adoube/v1/sessions_pb";
import { sorted } from "./invitations.svelte";

test("pen_3 invitations that can still be taken back come first, the newest first", () => {
  const told: [string, bigint, string][] = [
    ["a", 1n, "open"],
    ["b", 2n, "used"],
    ["c", 3n, "open"],
    ["d", 4n, "withdrawn"],
    ["e", 5n, "expired"],
  ];
  const list = told.map(([id, made, fate]) => create(InvitationViewSchema, { id, made, fate }));
  expect(
    sorted(list)
      .map(({ id }) => id)
      .join(""),
  ).toBe("caedb");
});
