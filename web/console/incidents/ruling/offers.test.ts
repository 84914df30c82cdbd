import { create } from "@bufbuild/protobuf";
import { Code } from "@connectrpc/connect";
import { expect, test } from "vitest";
import { OfferReplySchema } from "../../../api/adoube/v1/incident_pb";
import { folded, numbered, rest, type Offered } from "./offers";
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
  if (white === null) return { choice, reply: null, refused: why };
  const after = { white: BigInt(white), black: 60_000n };
  const offers = [{ board: { round: 1, board: 3 }, text: "starts when both are ready", after }];
  return { choice, reply: create(OfferReplySchema, { offers }), refused: null };
}

test("what comes to the same within a second is one", () => {
  const all = [offered(0, 60_100), offered(1, 60_900), offered(2, 59_000), offered(3, null)];
  expect(folded(all).map(({ names }) => names)).toEqual([
    ["last-contact", "detection"],
    ["now"],
    ["restart"],
  ]);
});

test("the clocks that begin a consequence are not told twice", () => {
  expect(rest("White 0:10:00, Black 0:09:00, White to move, starts when both are ready")).toBe(
    "White to move, starts when both are ready",
  );
  expect(rest("the result is set to 1-0")).toBe("the result is set to 1-0");
});

test("moves are numbered from either side", () => {
  expect(numbered(1, ["e4", "e5", "Nf3"])).toBe("1.e4 e5 2.Nf3");
  expect(numbered(24, ["d5", "cxd5"])).toBe("12...d5 13.cxd5");
  expect(numbered(1, [])).toBe("");
});
