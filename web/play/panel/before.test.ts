// What a player who is checked in reads that the game waits for.
import { CheckResult } from "../../api/adoube/v1/common_pb";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { SeatViewSchema } from "../../api/adoube/v1/play_pb";
import { language } from "../../shared/i18n.svelte";
import { waitsFor } from "./before";

beforeEach(() => (language.code = "en"));

type Board = MessageInitShape<typeof SeatViewSchema>;
const said = (board: Board, here = true) =>
  waitsFor(create(SeatViewSchema, board), { here, name: "Firouzja, Alireza" });

test("that the game is about to begin is said only where nobody is still to be checked", () => {
  expect(said({ released: true })).toContain("about to begin");
  const passed = {
    required: true,
    deviceCheck: CheckResult.PASSED,
    fairPlayCheck: CheckResult.PASSED,
  };
  expect(said({ released: true, before: passed })).toBe(
    "Both players are here. The game begins automatically when your opponent is checked, too.",
  );
  expect(said({ before: passed })).toContain("starts the round");
  expect(said({ before: passed }, false)).toBe("Waiting for Firouzja, Alireza.");
  const failed = { ...passed, deviceCheck: CheckResult.FAILED };
  expect(said({ released: true, before: failed })).toContain("A check failed");
});
