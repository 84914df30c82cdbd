import { PauseCause } from "../../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { IncidentViewSchema } from "../../../api/adoube/v1/incident_pb";
import { guides } from "./guides";

test("clocks that an official set stand among the moments of the silence", () => {
  const view = create(IncidentViewSchema, {
    absences: [
      {
        contact: { at: 1_000n },
        detected: { at: 4_000n },
        setByHand: [{ at: 2_000n }, { at: 9_000n }],
      },
    ],
    rulings: [{ number: 1, at: 10_000n }],
  });
  const [absence] = view.absences;
  const told = absence
    ? guides(view, absence).map(({ kind, at, number }) => [kind, at, number])
    : [];
  expect(told).toEqual([
    ["contact", 1_000, 0],
    ["set", 2_000, 0],
    ["detected", 4_000, 0],
    ["set", 9_000, 1],
    ["ruling", 10_000, 1],
  ]);
});

test("dis_8 holds, their ends and flags stand among the moments of the silence", () => {
  const view = create(IncidentViewSchema, {
    absences: [
      {
        contact: { at: 1_000n },
        flags: [{ at: 7_000n }],
        stops: [
          { from: 2_000n, until: 5_000n, paused: { cause: PauseCause.HOLD, hold: 2 } },
          { from: 5_000n, until: 6_000n, paused: { cause: PauseCause.SILENCE } },
          {
            from: 8_000n,
            until: 9_000n,
            paused: { cause: PauseCause.HOLD, hold: 3 },
            stoodOn: true,
          },
        ],
      },
    ],
  });
  const [absence] = view.absences;
  const told = absence
    ? guides(view, absence).map(({ kind, at, number }) => [kind, at, number])
    : [];
  expect(told).toEqual([
    ["contact", 1_000, 0],
    ["held", 2_000, 2],
    ["let-go", 5_000, 2],
    ["flag", 7_000, 0],
    ["held", 8_000, 3],
  ]);
});
