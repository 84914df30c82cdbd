// What goes on at a post when its official leaves.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { LtaBeginSchema } from "../api/adoube/v1/lta_pb";
import { postOf } from "../dev/stand/post";

test("checks that are recorded together end with the session of who began them", async () => {
  const sent: string[] = [];
  let answered = () => {};
  const turn = (id: string) => ({
    id,
    send() {
      sent.push(id);
      return new Promise<boolean>((done) => (answered = () => done(true)));
    },
  });
  const post = postOf(["record-check"]);
  const running = post.batch.run([turn("m-1"), turn("m-2")]);
  post.close();
  answered();
  await running;
  expect([sent, post.batch.sent]).toEqual([["m-1"], 1]);
});

test("ven_4 other officials are named, and by their id only where nobody told their name", () => {
  const post = postOf([]);
  post.hall.begin = create(LtaBeginSchema, {
    officials: [{ person: "lta-lisbon", name: "Rui Sousa" }],
  });
  expect(["lta-lisbon", "lta-porto"].map((id) => post.person(id))).toEqual([
    "Rui Sousa",
    "lta-porto",
  ]);
});
