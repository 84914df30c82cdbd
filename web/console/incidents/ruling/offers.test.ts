import { create } from "@bufbuild/protobuf";
import { Code } from "@connectrpc/connect";
import { expect, test } from "vitest";
import { Side } from "../../../api/adoube/v1/common_pb";
import { OfferReplySchema, OfferViewSchema } from "../../../api/adoube/v1/incident_pb";
import { language } from "../../../shared/i18n.svelte";
import { folded, numbered, stillAway, together, type Offered } from "./offers";
import { MENU } from "./wishes";

function offered(index: number, white: number | null): Offered {
  const choice = MENU[index];
  if (!choice) throw new Error("no such choice");
  const why = {
    code: "against-regulations",
    article: "",
    text: "excluded",
    unreachable: false,
    signedOut: false,
    status: Code.FailedPrecondition,
  };
  const seen = { after: 0, insteadOf: 0 };
  if (white === null) return { choice, seen, reply: null, refused: why };
  const after = { white: BigInt(white), black: 60_000n };
  const offers = [{ board: { round: 1, board: 3 }, text: "starts when both are ready", after }];
  return { choice, seen, reply: create(OfferReplySchema, { offers }), refused: null };
}

test("what comes to the same tenth of a second is one", () => {
  const all = [offered(0, 60_100), offered(1, 60_190), offered(2, 60_900), offered(3, null)];
  expect(folded(all).map(({ names }) => names)).toEqual([
    ["last-contact", "detection"],
    ["now"],
    ["restart"],
  ]);
});

test("what is refused for one reason is told of resumes and of restarts, each in its place", () => {
  const all = [0, 1, 2, 3, 4].map((index) => offered(index, null));
  expect(folded(all).map(({ names }) => names)).toEqual([
    ["last-contact", "detection", "now"],
    ["restart", "shorter"],
  ]);
});

test("moves are numbered from either side", () => {
  language.code = "en";
  expect(numbered(1, ["e4", "e5", "Nf3"])).toBe("1.e4 e5 2.Nf3");
  expect(numbered(24, ["d5", "cxd5"])).toBe("12...d5 13.cxd5");
  expect(numbered(1, [])).toBe("");
  language.code = "es";
  expect(numbered(24, ["Nd5", "Bxd5"])).toBe("12...Cd5 13.Axd5");
});

test("dis_3 whoever rules is told who is away still, and what both clocks come to", () => {
  language.code = "en";
  const after = { white: 1_391_900n, black: 1_082_900n };
  const offer = create(OfferViewSchema, { after, beganWith: 7_200_000n });
  expect(together(offer)).toBe("Total on both clocks: 0:41:14 (2:00:00 at the start).");
  expect(together({ ...offer, beganWith: 0n })).toBe("");
  expect(together(create(OfferViewSchema, { beganWith: 7_200_000n }))).toBe("");
  const table = [
    [[], ""],
    [[Side.WHITE], "White is still disconnected."],
    [[Side.BLACK], "Black is still disconnected."],
    [[Side.WHITE, Side.BLACK], "Both players are still disconnected."],
  ] as const;
  for (const [away, said] of table) expect(stillAway({ ...offer, away: [...away] })).toBe(said);
});
