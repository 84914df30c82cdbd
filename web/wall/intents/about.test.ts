import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { IntentFate, IntentViewSchema } from "../../api/adoube/v1/lta_pb";
import { SeatAtSchema } from "../../api/adoube/v1/uplink_pb";
import { language } from "../../shared/i18n.svelte";
import { about, whyOf } from "./about";

beforeEach(() => (language.code = "en"));

test("what was asked is shown at the seat and at the spare, the newest first", () => {
  const view = (id: string, board: number, side: number, moveTo: string) =>
    create(IntentViewSchema, {
      intent: { id, board: { round: 1, board }, side, what: { case: "moveTo", value: moveTo } },
    });
  const all = [view("a", 1, 1, "m-3"), view("b", 1, 2, "m-4"), view("c", 1, 1, "m-4")];
  const seat = create(SeatAtSchema, { board: { round: 1, board: 1 }, side: 1 });
  const ids = (device: string, at?: typeof seat) =>
    about(all, device, at).map(({ intent }) => intent?.id);
  expect(ids("m-1", seat)).toEqual(["c", "a"]);
  expect(ids("m-3")).toEqual(["a"]);
  expect(ids("m-4")).toEqual(["c", "b"]);
  expect(ids("m-9")).toEqual([]);
});

test("why it was refused is told in the reader's language, where the coordinator gave a word for it", () => {
  const view = (fate: IntentFate, more: object) =>
    whyOf(create(IntentViewSchema, { fate, detail: "no-spare (O 16.6): in English", ...more }));
  const refusal = {
    code: "no-spare",
    article: "O 16.6",
    word: "spare-taken",
    with: { device: "m-4" },
  };
  language.code = "es";
  expect(view(IntentFate.REFUSED, { refusal })).toBe("un jugador usa el dispositivo m-4 (O 16.6)");
  expect(view(IntentFate.REFUSED, {})).toBe("no-spare (O 16.6): in English");
  expect(view(IntentFate.REFUSED, { refusal: { code: "no-spare", article: "O 16.6" } })).toBe(
    "no-spare (O 16.6): in English",
  );
  expect(view(IntentFate.ACCEPTED, { withdrawnBy: "lta-madrid" })).toBe(
    "se hizo antes de que se retirara",
  );
  expect(view(IntentFate.ACCEPTED, {})).toBe("se hizo antes de que caducara");
});
