// What a player reads before he calls the arbiter.
import { Remedy } from "../../api/adoube/v1/board_pb";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { ShownSchema } from "../../api/adoube/v1/page_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Seat, setSeat } from "../seat.svelte";
import CallArbiter from "./CallArbiter.svelte";

beforeEach(() => (language.code = "en"));

test("ven_8 that the clocks keep running is said only while they run, and what room there is always", async () => {
  const seat = new Seat(createRouterTransport(() => {}));
  const at = (stage: GameStage) => (seat.shown = create(ShownSchema, { board: { stage } }));
  at(GameStage.WAITING);
  const drawn = new Drawn(CallArbiter, { close: () => undefined }, () => setSeat(seat));
  expect(drawn.text).not.toContain("clocks keep running");
  expect(drawn.text).toContain("300 characters left");
  await drawn.type("textarea", "my mouse");
  expect(drawn.text).toContain("292 characters left");
  at(GameStage.PLAYING);
  await drawn.settle();
  expect(drawn.text).toContain("The clocks keep running while you wait.");
});

test("pen_4 how a draw is claimed is said where the event keeps claims, and nowhere else", async () => {
  const seat = new Seat(createRouterTransport(() => {}));
  const at = (claims: boolean) =>
    (seat.shown = create(ShownSchema, {
      board: { stage: GameStage.PLAYING },
      seat: { terms: { claims } },
    }));
  at(false);
  const drawn = new Drawn(CallArbiter, { close: () => undefined }, () => setSeat(seat));
  expect(drawn.text).not.toContain("claim a draw");
  at(true);
  await drawn.settle();
  expect(drawn.text).toContain("To claim a draw by threefold repetition");
});

test("end_8 an objection calls the arbiter and names the result", async () => {
  const sent: unknown[] = [];
  const seat = new Seat(createRouterTransport(() => {}));
  seat.give = (command) => {
    if (command.case === "callArbiter") sent.push(command.value);
    return Promise.resolve(true);
  };
  const result = { whiteHalves: 2, blackHalves: 0 };
  seat.shown = create(ShownSchema, { board: { stage: GameStage.FINISHED, outcome: { result } } });
  const drawn = new Drawn(CallArbiter, { objects: true, close: () => undefined }, () =>
    setSeat(seat),
  );
  expect(drawn.text).toContain("you object to the result 1-0");
  await drawn.type("textarea", "It was a draw.");
  document.querySelector("form")?.requestSubmit();
  await drawn.settle();
  expect(sent).toEqual([{ reason: "It was a draw.", leave: false, objection: true }]);
});

test("dis_9 a ruling that comes closes the call, and what was typed is there when it is opened again", async () => {
  const seat = new Seat(createRouterTransport(() => {}));
  const show = (remedy?: Remedy) =>
    (seat.shown = create(ShownSchema, {
      board: {
        game: 1,
        stage: GameStage.PAUSED,
        ruling: remedy ? { remedy, whenReady: true } : undefined,
      },
    }));
  let closed = 0;
  const close = () => (closed += 1);
  show();
  const drawn = new Drawn(CallArbiter, { close }, () => setSeat(seat));
  await drawn.type("textarea", "my mouse");
  expect(closed).toBe(0);
  show(Remedy.RESUME);
  await drawn.settle();
  expect(closed).toBe(1);
  // Who calls about that ruling is not interrupted by it.
  const again = new Drawn(CallArbiter, { close }, () => setSeat(seat));
  await again.settle();
  expect(closed).toBe(1);
  expect(again.text).toContain("292 characters left");
});
