// Records of a board's games, while another board is looked at.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { GameViewSchema } from "../../api/adoube/v1/event_pb";
import { deskOf } from "../../dev/stand/desk";
import { Games } from "./games.svelte";

const settled = () => new Promise((done) => setTimeout(done));

test("what happened at one board is never told of another, however late the answers come", async () => {
  const answers = new Map<number, () => void>();
  const desk = deskOf([], {
    event: {
      async *games({ board }: { board: number }) {
        await new Promise<void>((done) => answers.set(board, done));
        yield create(GameViewSchema, {
          board: { round: 1, board },
          events: [{ sequence: BigInt(board) }],
        });
      },
    },
  });
  const games = new Games();
  const told = () => games.events.map(({ sequence }) => Number(sequence));
  games.ask(desk, { round: 1, board: 1 });
  answers.get(1)?.();
  await settled();
  expect(told()).toEqual([1]);
  const stop = games.ask(desk, { round: 1, board: 2 });
  expect(told()).toEqual([]);
  stop();
  games.ask(desk, { round: 1, board: 3 });
  answers.get(3)?.();
  answers.get(2)?.();
  await settled();
  expect(told()).toEqual([3]);
});
