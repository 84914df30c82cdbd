// Penalties in words: every kind of the wire in every language.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test, vi } from "vitest";
import { PenaltyKind, PenaltySchema } from "../api/adoube/v1/common_pb";
import { language } from "./i18n.svelte";
import { kindName, KINDS, penaltiesText, penaltyText } from "./penalty";

const penalty = (of: MessageInitShape<typeof PenaltySchema>) => create(PenaltySchema, of);

test.each(["en", "es"])("pen_1 every kind has its name and its sentence: %s", (code) => {
  language.code = code;
  const warned = vi.spyOn(console, "warn");
  for (const kind of KINDS) {
    expect(kindName(kind), PenaltyKind[kind]).not.toMatch(/^penalty-/);
    expect(penaltyText(penalty({ kind })), PenaltyKind[kind]).not.toMatch(/^penalty-|\{\$/);
  }
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test("pen_1 a penalty is told with its measure", () => {
  language.code = "en";
  for (const [of, said] of [
    [{ kind: PenaltyKind.TIME_OFF, time: 90_000n }, "0:01:30 off the player’s clock"],
    [{ kind: PenaltyKind.POINTS_OFF, points: 1 }, "Points off: 0.5"],
    [{ kind: PenaltyKind.GAME_LOST }, "Game lost"],
    [{ kind: PenaltyKind.GAME_LOST, points: 0 }, "Game lost, points to the opponent: 0"],
    [{ kind: PenaltyKind.EXCLUSION, firstRound: 4, lastRound: 4 }, "Excluded from round 4"],
    [{ kind: PenaltyKind.EXCLUSION, firstRound: 4, lastRound: 6 }, "Excluded from rounds 4 to 6"],
    [{ kind: PenaltyKind.FINE, offence: "a phone", amount: "50 EUR" }, "Fine: 50 EUR (a phone)"],
    // Of a newer server.
    [{ kind: 99 as PenaltyKind }, "A penalty that this page does not know"],
  ] as const) {
    expect(penaltyText(penalty(of))).toBe(said);
  }
  const both = [penalty({ kind: PenaltyKind.WARNING }), penalty({ kind: PenaltyKind.YELLOW_CARD })];
  expect(penaltiesText(both)).toBe("Warning; Yellow card");
  language.code = "es";
  expect(penaltyText(penalty({ kind: PenaltyKind.POINTS_OFF, points: 1 }))).toBe(
    "Puntos menos: 0,5",
  );
});
