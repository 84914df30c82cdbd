// DIS-9: nobody confirms a ruling that he has not read to its end, and another one is read anew.
import { Remedy } from "../../api/adoube/v1/board_pb";
import { GameStage } from "../../api/adoube/v1/common_pb";
import { create } from "@bufbuild/protobuf";
import { createRouterTransport } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionState, ShownSchema } from "../../api/adoube/v1/page_pb";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Seat, setSeat } from "../seat.svelte";
import Ruling from "./Ruling.svelte";

/** The marks that are watched, each with what it is told by: the last one is at the end of what is shown. */
let watched: ((isIntersecting: boolean) => void)[];
let scrolled: number;

beforeEach(() => {
  language.code = "en";
  [watched, scrolled] = [[], 0];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push((isIntersecting) => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => void (scrolled += 1);
});

function page(whenReady = true) {
  const seat = new Seat(createRouterTransport(() => {}));
  const rule = (ruling: number) =>
    (seat.shown = create(ShownSchema, {
      connection: { state: ConnectionState.CONNECTED },
      seat: { side: 1 },
      board: {
        stage: GameStage.PAUSED,
        clocks: {},
        may: { ready: true },
        ruling: { incident: 3, ruling, remedy: Remedy.RESUME, whenReady },
      },
    }));
  rule(1);
  seat.follower.stale = false;
  return { rule, drawn: new Drawn(Ruling, {}, () => setSeat(seat)) };
}

const READY = "I have seen it and am ready";

test("dis_9 a ruling is confirmed once its end was in sight, and another one anew from its beginning", async () => {
  const { rule, drawn } = page();
  expect(drawn.text).toContain("Read on");
  expect(drawn.button(READY)).toBeUndefined();
  watched.at(-1)?.(true);
  await drawn.settle();
  expect(drawn.button(READY)).toBeDefined();
  expect(scrolled).toBe(0);
  rule(2);
  await drawn.settle();
  expect(scrolled).toBe(1);
  expect(drawn.button(READY)).toBeUndefined();
});

test("dis_9 a ruling after which an arbiter starts the clock is read to its end too", async () => {
  const { drawn } = page(false);
  expect(drawn.button("Read on")).toBeDefined();
  watched.at(-1)?.(true);
  await drawn.settle();
  expect(drawn.text).not.toContain("Read on");
  expect(drawn.text).toContain("arbiter");
});
