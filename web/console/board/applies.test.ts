import { CheckResult } from "../../api/adoube/v1/common_pb";
import { expect, test } from "vitest";
import type { LiveBoard } from "../liveBoard.svelte";
import { create } from "@bufbuild/protobuf";
import { BoardViewSchema, CheckReplySchema } from "../../api/adoube/v1/event_pb";
import { deskOf } from "../../dev/stand/desk";
import { probe, unfit } from "./applies";
import { COMMANDS, unpassed } from "./commands";

const board = {
  view: { ply: 4, white: { device: "madrid-1" } },
  clocks: { white: 60_000, black: 50_000, running: 0 },
} as unknown as LiveBoard;

test("every command can be asked about, but for those that want what is not there", () => {
  const without = COMMANDS.filter((spec) => probe(spec, board) === null);
  const names = ["wrong-start", "penalise", "note-board-violation"];
  expect(without.map(({ name }) => name)).toEqual(names);
});

test("evt_5 half-moves that are left are a whole number, and nothing else", () => {
  const restore = COMMANDS.find(({ name }) => name === "restore");
  const built = (ply: string) =>
    restore?.build({ ply, white: "60000", black: "60000" })?.value as { ply?: number } | undefined;
  for (const [typed, ply] of [
    ["3", 3],
    [" 0 ", 0],
    ["", undefined],
    [" ", undefined],
    ["-1", undefined],
    ["abc", undefined],
    ["2.5", undefined],
    ["99999999", undefined],
  ] as const)
    expect(built(typed)?.ply, `"${typed}"`).toBe(ply);
});

test("evt_4 checks are waived first for the one player who has not passed them", () => {
  const passed = { device: CheckResult.PASSED, fairPlay: CheckResult.PASSED, waived: false };
  const half = { ...passed, fairPlay: CheckResult.UNSPECIFIED };
  const of = (white: typeof passed, black: typeof passed) =>
    unpassed({ view: { before: { white, black } } } as unknown as LiveBoard);
  expect(of(half, passed)).toBe("white");
  expect(of(passed, half)).toBe("black");
  expect(of({ ...half, waived: true }, half)).toBe("black");
  expect(of(half, half)).toBe("");
  expect(of(passed, passed)).toBe("");
});

test("dis_3 what an empty game leaves no room for is not offered as a button", async () => {
  const refusals: Record<string, object> = {
    restore: { code: "out-of-range", word: "range-half-move", text: "no such half-move" },
    setClocks: { code: "out-of-range", word: "range-clock", text: "of the values" },
  };
  const desk = deskOf([], {
    event: {
      check: ({ command }: { command: { case: string } }) =>
        Promise.resolve(create(CheckReplySchema, { refusal: refusals[command.case] })),
    },
  });
  const view = create(BoardViewSchema, { board: { round: 1, board: 3 } });
  const fresh = { view, clocks: board.clocks } as unknown as LiveBoard;
  const found = await unfit(desk, fresh, COMMANDS);
  expect([...found.keys()]).toEqual(["restore"]);
});

test("ven_3 no seat is moved of a game that is over", async () => {
  const asked: unknown[] = [];
  const refusal = { code: "game-over", text: "the game is over" };
  const desk = deskOf([], {
    event: {
      check: ({ command }: { command: { value: unknown } }) => {
        asked.push(command.value);
        return Promise.resolve(create(CheckReplySchema, { refusal }));
      },
    },
  });
  const seat = { device: "madrid-1" };
  const view = create(BoardViewSchema, { board: { round: 1, board: 3 }, white: seat });
  const over = { view, clocks: board.clocks } as unknown as LiveBoard;
  const moves = COMMANDS.filter(({ name }) => name === "move-seat");
  expect([...(await unfit(desk, over, moves)).keys()]).toEqual(["move-seat"]);
  // Of a device that there is: another one would be refused for itself.
  expect(asked).toMatchObject([{ device: "madrid-1" }]);
});
