// Penalties in words: every kind of the wire in every language.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test, vi } from "vitest";
import { PenaltyKind, PenaltySchema } from "../api/adoube/v1/common_pb";
import { language } from "./i18n.svelte";
import { kindName, kindNames, penaltiesText, penaltyText } from "./penalty";

const KINDS = Object.values(PenaltyKind).filter(
  (kind): kind is PenaltyKind => typeof kind === "number" && kind !== PenaltyKind.UNSPECIFIED,
);

const penalty = (of: MessageInitShape<typeof PenaltySchema>) => create(PenaltySchema, of);
const text = (value: string) => ({ value: { case: "text" as const, value } });

test.each(["en", "es"])("pen_1 every kind has its name: %s", (code) => {
  language.code = code;
  const warned = vi.spyOn(console, "warn");
  for (const kind of KINDS) expect(kindName(kind), PenaltyKind[kind]).toMatch(/^[A-ZÁÉÍÓÚ][^{}]+$/);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test("pen_1 a penalty is told with its measure, as the coordinator sends it", () => {
  language.code = "en";
  for (const [id, given, said] of [
    ["penalty-time-off", { time: "0:01:30" }, "0:01:30 off the player’s clock"],
    ["penalty-points-off", { points: "0.5" }, "Points off: 0.5"],
    ["penalty-game-lost", { "points-given": "no", points: "" }, "Game lost"],
    [
      "penalty-game-lost",
      { "points-given": "yes", points: "0" },
      "Game lost, points to the opponent: 0",
    ],
    ["penalty-exclusion", { "one-round": "yes", first: "4", last: "4" }, "Excluded from round 4"],
    [
      "penalty-exclusion",
      { "one-round": "no", first: "4", last: "6" },
      "Excluded from rounds 4 to 6",
    ],
    ["penalty-fine", { offence: "a phone", amount: "50 EUR" }, "Fine: 50 EUR (a phone)"],
    ["penalty-wrong-claim", { "with-move": "no", move: "" }, "Wrong claim of a draw"],
  ] as const) {
    const all = Object.entries(given).map(([name, value]) => [name, text(value)]);
    const message = { id, arguments: Object.fromEntries(all) };
    expect(penaltyText(penalty({ message }))).toBe(said);
  }
});

test("pen_1 a penalty without words of the coordinator is told by its kind", () => {
  language.code = "en";
  const both = [penalty({ kind: PenaltyKind.WARNING }), penalty({ kind: PenaltyKind.YELLOW_CARD })];
  expect(penaltiesText(both)).toBe("Warning; Yellow card");
  expect(kindNames([...both, penalty({ kind: PenaltyKind.WARNING })])).toBe("Warning, Yellow card");
  // Of a newer server.
  expect(kindName(99 as PenaltyKind)).toBe("Another penalty");
});
