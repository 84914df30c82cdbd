// A result to which players object, at the page of the player of White.
import { Ending, GameStage, ResultStatus } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { ConnectionState, ShownSchema } from "../../api/adoube/v1/page_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Seat, setSeat } from "../seat.svelte";
import Outcome from "./Outcome.svelte";

beforeEach(() => (language.code = "en"));

const SEEN = "I have seen the result";
const OBJECT = "I object to the result";

test.each([
  [[false, false], "Not official yet: an arbiter must approve it.", [true, true]],
  [[true, false], "You objected. The arbiter will decide.", [false, false]],
  [
    [false, true],
    "Firouzja, Alireza objects to this result. The arbiter will decide.",
    [true, true],
  ],
  [
    [true, true],
    "Firouzja, Alireza objects to this result. The arbiter will decide.",
    [false, false],
  ],
] as const)("end_8 where White and Black object (%o) both read it", (objects, says, offered) => {
  const [whiteObjects, blackObjects] = objects;
  const seat = new Seat(createRouterTransport(() => {}));
  const state = whiteObjects || blackObjects ? ResultStatus.OBJECTED : ResultStatus.PROVISIONAL;
  seat.shown = create(ShownSchema, {
    connection: { state: ConnectionState.CONNECTED },
    seat: { board: { round: 1, board: 1 }, side: 1, black: { name: "Firouzja, Alireza" } },
    board: {
      stage: GameStage.FINISHED,
      may: { confirm: !whiteObjects, call: true },
      outcome: { ending: Ending.RESIGNATION, state, whiteObjects, blackObjects },
    },
  });
  seat.follower.stale = false;
  const drawn = new Drawn(Outcome, {}, () => setSeat(seat));
  expect(drawn.text).toContain(says);
  expect(drawn.text).not.toContain("Both players have seen it");
  const buttons = [SEEN, OBJECT].map((name) => drawn.button(name) !== undefined);
  expect(buttons).toEqual(offered);
});

test.each([
  [[true, false], "Not official yet", [true, false]],
  [
    [false, true],
    "Firouzja, Alireza objected to this result. The arbiter rejected the objection.",
    [true, true],
  ],
] as const)(
  "end_8 where an objection was rejected (%o) both read it",
  (rejected, says, offered) => {
    const [whiteObjectionRejected, blackObjectionRejected] = rejected;
    const seat = new Seat(createRouterTransport(() => {}));
    seat.shown = create(ShownSchema, {
      connection: { state: ConnectionState.CONNECTED },
      seat: { board: { round: 1, board: 1 }, side: 1, black: { name: "Firouzja, Alireza" } },
      board: {
        stage: GameStage.FINISHED,
        may: { confirm: true, call: true },
        outcome: {
          ending: Ending.RESIGNATION,
          state: ResultStatus.PROVISIONAL,
          whiteObjectionRejected,
          blackObjectionRejected,
        },
      },
    });
    seat.follower.stale = false;
    const drawn = new Drawn(Outcome, {}, () => setSeat(seat));
    expect(drawn.text).toContain(says);
    const buttons = [SEEN, OBJECT].map((name) => drawn.button(name) !== undefined);
    expect(buttons).toEqual(offered);
  },
);
