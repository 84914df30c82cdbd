import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { BoardViewSchema } from "../../api/adoube/v1/event_pb";
import { IncidentBriefSchema } from "../../api/adoube/v1/incident_pb";
import { language } from "../../shared/i18n.svelte";
import { awayFrom } from "./away";

beforeEach(() => (language.code = "en"));

const board = (whiteAwaySince: bigint, blackAwaySince: bigint) => ({
  view: create(BoardViewSchema, {
    white: { name: "Ding, Liren", venue: "madrid" },
    black: { name: "Duda, Jan-Krzysztof", venue: "oslo" },
    whiteAwaySince,
    blackAwaySince,
  }),
});

test("who is away is named, and counted where the boards do not know all of them", () => {
  const live = new Map([
    ["3.1", board(9n, 0n)],
    ["3.2", board(9n, 9n)],
    ["3.4", board(9n, 9n)],
  ]);
  const awayAt = (venues: string[], count: number, ...boards: number[]) =>
    awayFrom(
      create(IncidentBriefSchema, {
        away: count,
        venues,
        boards: boards.map((number) => ({ round: 3, board: number })),
      }),
      live,
    );
  const away = (count: number, ...boards: number[]) => awayAt(["madrid", "oslo"], count, ...boards);
  expect(away(0, 1)).toBe("");
  expect(away(1, 1)).toBe("disconnected: Ding");
  expect(away(2, 2)).toBe("disconnected: Ding, Duda");
  expect(away(3, 1, 2)).toBe("3 disconnected");
  expect(away(1, 3)).toBe("1 disconnected");
  expect(away(2, 1)).toBe("2 disconnected");
  // His opponent is away in another incident, of another venue.
  expect(awayAt(["oslo"], 1, 2)).toBe("disconnected: Duda");
  // Their pages alone are not open.
  const silent = ["Ding, Liren"];
  const page = { away: 1, boards: [{ round: 3, board: 3 }], venues: ["madrid"] };
  const named = (silentCount: number) =>
    awayFrom(create(IncidentBriefSchema, { ...page, silent, silentCount }), live);
  expect(named(1)).toBe("disconnected: Ding");
  expect(named(2)).toBe("1 disconnected");
  // Once they are back it is still told who it was.
  const were = (silentCount: number, ...silent: string[]) =>
    awayFrom(create(IncidentBriefSchema, { silent, silentCount }), live);
  expect(were(1, "Ding, Liren")).toBe("was disconnected: Ding");
  expect(were(2, "Ding, Liren", "Duda, Jan-Krzysztof")).toBe("was disconnected: Ding, Duda");
  expect(were(200, "Ding, Liren")).toBe("200 were disconnected");
  expect(were(0)).toBe("");
  language.code = "es";
  expect(away(2, 2)).toBe("sin conexión: Ding, Duda");
});
