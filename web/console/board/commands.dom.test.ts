// Which commands a board offers, by what the coordinator says of them.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { Action, BoardViewSchema, WatchReplySchema } from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import Commands from "./Commands.svelte";

beforeEach(() => (language.code = "en"));

const board = { round: 1, board: 3 };
const refusal = { code: "not-paused", text: "the clocks run" };

async function offered(actions: { action: Action; refusal?: typeof refusal }[]) {
  const watched: unknown[] = [];
  const desk = deskOf(["pause", "resume", "move-seat", "declare-result"], {
    event: {
      async *watch(request: unknown) {
        watched.push(request);
        yield create(WatchReplySchema, { body: { case: "board", value: { board, actions } } });
        await new Promise(() => undefined);
      },
    },
  });
  const view = create(BoardViewSchema, { board, state: GameStage.PAUSED });
  const drawn = new Drawn(Commands, { board: new LiveBoard(view) }, at(desk));
  await drawn.settle();
  await new Promise((done) => setTimeout(done, 200));
  await drawn.settle();
  return { drawn, watched };
}

test("dis_3 what is refused now is not offered as a button, and the reason is shown", async () => {
  const { drawn, watched } = await offered([
    { action: Action.RESUME, refusal },
    { action: Action.MOVE_SEAT, refusal: { code: "game-over", text: "the game is over" } },
    { action: Action.DECLARE_RESULT },
    { action: Action.DECLARE_FORFEIT, refusal: { code: "played", text: "moves were made" } },
  ]);
  expect(watched).toMatchObject([{ round: 1, board: 3 }]);
  expect(drawn.button("Resume")?.disabled).toBe(true);
  expect(drawn.text).toContain("Resume: the clocks run");
  expect(drawn.button("Move seat")).toBeUndefined();
  expect(drawn.text).toContain("the game is over");
  // A result can be declared, though no forfeit.
  expect(drawn.button("Declare result")?.disabled).toBe(false);
});

test("dis_3 nothing is withheld before the coordinator has said so, and never a pause", async () => {
  const { drawn } = await offered([{ action: Action.PAUSE, refusal }]);
  expect(drawn.button("Resume")?.disabled).toBe(false);
  expect(drawn.text).not.toContain("the clocks run");
});
