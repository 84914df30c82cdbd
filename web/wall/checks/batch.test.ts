// Checks that are recorded together fit into what the node lets wait.
import { expect, test } from "vitest";
import { Batch, MOST_WAITING } from "./batch.svelte";

/** A coordinator that decides a few each time that somebody waits for it. */
class Desk {
  waiting = 0;
  most = 0;
  sent: string[] = [];
  pauses = 0;
  decides: number;
  at: (desk: Desk) => void;
  batch: Batch;

  constructor(decides: number, at: (desk: Desk) => void = () => {}) {
    [this.decides, this.at] = [decides, at];
    this.batch = new Batch({
      waiting: () => this.waiting,
      pause: () => {
        this.pauses += 1;
        this.waiting = Math.max(0, this.waiting - this.decides);
        this.at(this);
        return Promise.resolve();
      },
      told: (error) => `told: ${String(error)}`,
    });
  }

  turns(count: number, send: (id: string) => boolean = () => true) {
    return Array.from({ length: count }, (_, index) => {
      const id = `m-${index + 1}`;
      return {
        id,
        send: () => {
          if (!send(id)) return Promise.resolve(false);
          this.sent.push(id);
          // Two checks of a player.
          this.waiting += 2;
          this.most = Math.max(this.most, this.waiting);
          return Promise.resolve(true);
        },
      };
    });
  }
}

test("evt_4 two hundred players are sent in turns, and no more waits than has room", async () => {
  const desk = new Desk(7);
  await desk.batch.run(desk.turns(200));
  expect(desk.sent.length).toBe(200);
  expect(desk.most).toBeLessThanOrEqual(MOST_WAITING + 1);
  expect(desk.most).toBeLessThan(64);
  expect([desk.batch.sent, desk.batch.all, desk.batch.running]).toEqual([200, 200, false]);
});

test("evt_4 who changed before his turn is named, and the others are sent", async () => {
  const desk = new Desk(50);
  await desk.batch.run(desk.turns(3, (id) => id !== "m-2"));
  expect(desk.sent).toEqual(["m-1", "m-3"]);
  expect([desk.batch.sent, desk.batch.skipped]).toEqual([2, ["m-2"]]);
});

test("evt_4 without a coordinator it waits until it is stopped, and what was sent stands", async () => {
  const desk = new Desk(0, ({ pauses, batch }) => {
    if (pauses === 5) batch.stop();
  });
  await desk.batch.run(desk.turns(100));
  expect(desk.sent.length).toBe(MOST_WAITING / 2);
  expect([desk.batch.sent, desk.batch.running]).toEqual([MOST_WAITING / 2, false]);
});

test("evt_4 a refusal ends it and is told", async () => {
  const desk = new Desk(50);
  const [first, ...others] = desk.turns(3);
  const refused = { id: "x", send: () => Promise.reject(new Error("no")) };
  await desk.batch.run([...(first ? [first] : []), refused, ...others]);
  expect(desk.sent).toEqual(["m-1"]);
  expect(desk.batch.refused).toBe("told: Error: no");
  expect(desk.batch.running).toBe(false);
});
