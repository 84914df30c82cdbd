import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { Side } from "../../../api/adoube/v1/common_pb";
import {
  IncidentBriefSchema,
  NoteViewSchema,
  OfferViewSchema,
  RemedyViewSchema,
  RulingKind,
} from "../../../api/adoube/v1/incident_pb";
import { language } from "../../../shared/i18n.svelte";
import { consequence, deed, noted, outlook } from "./remedy";

type Made = MessageInitShape<typeof RemedyViewSchema>;
const times = { white: 1_391_400n, black: 9_950n };
const resumed: Made = { remedy: { case: "resumed", value: times } };
const typed: Made = { remedy: { case: "resumed", value: { ...times, typed: true } } };
const restarted: Made = {
  remedy: {
    case: "restarted",
    value: { control: "900+10", white: 900_000n, black: 900_000n },
  },
};
const result: Made = { remedy: { case: "result", value: { whiteHalves: 2, blackHalves: 0 } } };
const postponed: Made = { remedy: { case: "postponed", value: {} } };

beforeEach(() => (language.code = "en"));

test("dis_3 what a ruling comes to is told in words, in the reader's language", () => {
  const told = (made: Made, startIn = 0n) =>
    consequence(create(RemedyViewSchema, made), { startIn });
  expect(told(resumed, 30_000n)).toBe(
    "White 0:23:11, Black 0:00:09.9, the clock starts 30 s after both players are ready",
  );
  expect(told(typed)).toBe(
    "White 0:23:11.4, Black 0:00:09.95, the clock starts when both players are ready",
  );
  expect(told(restarted)).toBe(
    "a new game, same colours, time control 15+10, both clocks 0:15:00, the clock starts when both " +
      "players are ready; the moves played stay in the record, but that game cannot be resumed",
  );
  expect(told(result)).toBe("the game ends 1-0");
  expect(told(postponed)).toBe("the game stays paused until an arbiter resumes or restarts it");
  language.code = "es";
  expect(told(resumed)).toBe(
    "Blancas 0:23:11, Negras 0:00:09.9, el reloj arranca cuando ambos jugadores estén listos",
  );
  expect(told(result)).toBe("la partida termina 1-0");
});

test("dis_9 a list tells what the last ruling did, on few boards each by itself", () => {
  const on = (remedy: Made, board: number) => ({ board: { round: 3, board }, remedy });
  type On = ReturnType<typeof on>;
  const brief = (ruling: RulingKind, did: On[], ruledBoards = did.length, others: On[] = []) => {
    const boards = [...did, ...others].map(({ board }) => board);
    return deed(create(IncidentBriefSchema, { ruling, did, ruledBoards, boards }));
  };
  expect(brief(RulingKind.RESUME, [on(resumed, 1)])).toBe(
    "resumed, White 0:23:11, Black 0:00:09.9",
  );
  expect(brief(RulingKind.RESTART_SHORTER, [on(restarted, 1), on(restarted, 2)])).toBe(
    "3.1 restarted with a shorter time control, 15+10; 3.2 restarted with a shorter time control, 15+10",
  );
  expect(brief(RulingKind.RESULT, [on(result, 1)])).toBe("result 1-0");
  expect(brief(RulingKind.POSTPONE, [on(postponed, 1)])).toBe("postponed");
  // Of an incident of several boards it says which.
  expect(brief(RulingKind.POSTPONE, [on(postponed, 2)], 1, [on(resumed, 5)])).toBe("3.2 postponed");
  expect(brief(RulingKind.ADD_TIME, [], 3)).toBe("resumed with time added on 3 boards");
  language.code = "es";
  expect(brief(RulingKind.DEDUCT, [on(resumed, 1)])).toBe(
    "reanudada con tiempo descontado, Blancas 0:23:11, Negras 0:00:09.9",
  );
});

test("dis_3 what is to be known of an offer is filled in; what has no word stays as it came", () => {
  const clocks = { white: 1n, black: 1n };
  const offer = create(OfferViewSchema, {
    remedy: resumed,
    toMove: Side.BLACK,
    before: clocks,
    after: clocks,
    notes: [
      { word: "given-already", with: { white: "0:00:20", black: "", ruling: "3.1" }, text: "…" },
      { word: "had-ended", with: { score: "0-1", ending: "flag" }, text: "…" },
      { word: "", text: "0:15:00 in sixty moves" },
      { word: "of-a-later-version", text: "as it came" },
    ],
  });
  expect(outlook(offer)).toBe(
    "Black to move, the clock starts when both players are ready; White’s 0:00:20: ruling 3.1 gave this back already; " +
      "the game had ended 0-1 (flag fell); 0:15:00 in sixty moves; as it came",
  );
  language.code = "es";
  const remark = create(NoteViewSchema, {
    word: "has-little",
    with: { side: "black", time: "0:00:02", stood: "0:04:40" },
    text: "Black would have 0:00:02",
  });
  expect(noted(remark)).toBe(
    "Negras tendrían 0:00:02, menos de una décima parte de los 0:04:40 que tienen ahora",
  );
  expect(outlook(offer)).toContain("0:00:20 de Blancas: ya lo devolvió la decisión 3.1");
});

test("dis_7 what a command comes to is told with the reader's letters and both clocks", () => {
  language.code = "es";
  const told = (word: string, given: Record<string, string>) =>
    noted(create(NoteViewSchema, { word, with: given, text: "…" }));
  expect(
    told("moves-made", { played: "26", number: "13...", san: "Nd5", side: "white" }),
  ).toContain("13...Cd5");
  const charged = { incident: "3", white: "0:00:23.812", black: "0:00:01" };
  expect(told("stays-charged", charged)).toContain("0:00:23.812 de Blancas y 0:00:01 de Negras");
});
