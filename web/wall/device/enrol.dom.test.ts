// A code that was given out, when its dialog is opened again.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import {
  EnrolCodeFate,
  EnrolCodesReplySchema,
  EnrolCodeViewSchema,
} from "../../api/adoube/v1/lta_pb";
import { at, postOf } from "../../dev/stand/post";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import Enrol from "./Enrol.svelte";

beforeEach(() => (language.code = "en"));

const code = (device: string, serial: bigint, fate: EnrolCodeFate) =>
  create(EnrolCodeViewSchema, { device, serial, fate, code: "K7QX-33", expiresInMs: 600_000n });

test.each([
  ["it was used meanwhile", [code("m-1", 1n, EnrolCodeFate.USED)], "The code was used"],
  ["the node was started anew", [], "The code expired"],
  [
    "it was, and has given out another",
    [code("m-2", 1n, EnrolCodeFate.WAITING)],
    "The code expired",
  ],
])("a code does not stand there as one that holds where %s", async (_, codes, says) => {
  const reply = create(EnrolCodesReplySchema, { codes });
  const post = postOf(["enrol-device"], { enrolCodes: () => Promise.resolve(reply) });
  post.drafts.of("m-1").enrol.given = code("m-1", 1n, EnrolCodeFate.WAITING);
  const drawn = new Drawn(Enrol, { device: "m-1" }, at(post));
  await drawn.settle();
  expect(drawn.text).toContain(says);
  expect(drawn.text).not.toContain("K7QX-33");
});
