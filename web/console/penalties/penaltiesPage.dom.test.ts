// The list of penalties: of the event, of a player, and while it is not there.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import { PenaltyKind, Side } from "../../api/adoube/v1/common_pb";
import {
  EventViewSchema,
  PenaltiesReplySchema,
  type PenaltiesRequest,
} from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import PenaltiesPage from "./PenaltiesPage.svelte";

beforeEach(() => (language.code = "en"));

const ruling = (player: number, name: string, reason: string, proposedBy = "") => ({
  player,
  record: BigInt(50 + player),
  name,
  board: { round: 1, board: 2 },
  time: 1_655_467_200_000n,
  by: "Ada Castillo",
  proposedBy,
  article: "O 18.4.1",
  reason,
  penalties: [{ kind: PenaltyKind.WARNING }],
});

const ALL = [
  ruling(1, "Ding, Liren", "noise"),
  ruling(2, "Firouzja, Alireza", "late", "Ivar Lind"),
];

type Reply = MessageInitShape<typeof PenaltiesReplySchema>;

async function page(
  player: string,
  answer: (asked: PenaltiesRequest) => Reply,
  may = ["penalise"],
) {
  const asked: PenaltiesRequest[] = [];
  const desk = deskOf(may, {
    event: {
      penalties(request: PenaltiesRequest) {
        asked.push(request);
        return new Promise((done) => done(create(PenaltiesReplySchema, answer(request))));
      },
    },
  });
  desk.event = create(EventViewSchema, {
    players: ALL.map(({ player, name }) => ({ person: `p${player}`, number: player, name })),
  });
  const drawn = new Drawn(PenaltiesPage, { player }, at(desk));
  const items = () => [...document.querySelectorAll(".list li")].map((item) => item.textContent);
  return { drawn, asked, items };
}

test("pen_1 the list names player, board, article, reason and who imposed it, the newest first", async () => {
  const { drawn, items } = await page("", () => ({ imposed: ALL }));
  expect(drawn.text).toContain("Loading");
  await drawn.settle();
  const [newest = "", oldest = ""] = items().map((text) => text?.replace(/\s+/g, " "));
  expect(newest).toMatch(
    /2 Firouzja, Alireza 1\.2 .*, record 52 Warning \(O 18\.4\.1\) .*late by Ada Castillo, proposed by Ivar Lind/,
  );
  expect(oldest).toMatch(/1 Ding, Liren .*noise by Ada Castillo/);
  expect(drawn.button("Impose a penalty"), "on nobody").toBeUndefined();
  await drawn.type("input", "firou");
  expect(items()).toHaveLength(1);
  expect(document.querySelector(".players a")?.getAttribute("href")).toBe("#/penalties/2");
});

test("pen_1 penalties that wait for a second official come first, and say so", async () => {
  const proposal = { ...ruling(2, "Firouzja, Alireza", "late", "Ivar Lind"), by: "" };
  const { drawn, items } = await page("", () => ({
    imposed: ALL.slice(0, 1),
    proposed: [proposal],
  }));
  await drawn.settle();
  expect(items()[0]?.replace(/\s+/g, " ")).toMatch(
    /Firouzja, Alireza .*late proposed by Ivar Lind: another official has to agree/,
  );
  expect(items()[1]).toContain("by Ada Castillo");
});

test("pen_1 a player's list leads to imposing a penalty, from their first game on", async () => {
  const seat = { board: { round: 1, board: 2 }, seat: Side.BLACK };
  const { drawn, asked, items } = await page("2", () => ({ imposed: ALL.slice(1), ...seat }));
  await drawn.settle();
  expect(asked[0]?.player).toBe(2);
  expect(document.querySelector("h1")?.textContent).toContain("Penalties: Firouzja, Alireza");
  expect(items()).toHaveLength(1);
  expect(drawn.button("Impose a penalty")).toBeDefined();
  const { drawn: before } = await page("2", () => ({}));
  await before.settle();
  expect(before.text).toContain("No penalties");
  expect(before.text).toContain("this player has had no board");
  expect(before.button("Impose a penalty")).toBeUndefined();
});

test("pen_3 who may not penalise reads the list and imposes nothing", async () => {
  const seat = { board: { round: 1, board: 2 }, seat: Side.BLACK };
  const { drawn, items } = await page("2", () => ({ imposed: ALL.slice(1), ...seat }), []);
  await drawn.settle();
  expect(items()).toHaveLength(1);
  expect(drawn.button("Impose a penalty")).toBeUndefined();
});

test("what was refused is told, and asked for again", async () => {
  let refuses = true;
  const { drawn, items } = await page("", () => {
    if (refuses) throw new ConnectError("not-your-role: no", Code.PermissionDenied);
    return { imposed: ALL };
  });
  await drawn.settle();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("no");
  refuses = false;
  await drawn.press("Try now");
  expect(items()).toHaveLength(2);
});

test("pen_1 a withdrawn penalty stays in the list; the Chief Arbiter alone is offered to withdraw one", async () => {
  const withdrawn = { by: "Ada Castillo", reason: "the wrong player" };
  const imposed = [{ ...ALL[0], withdrawn }, ALL[1]] as typeof ALL;
  for (const [may, offered] of [
    [["penalise"], 0],
    [["penalise", "withdraw-penalties"], 1],
  ] as const) {
    const { items, drawn } = await page("", () => ({ imposed }), [...may]);
    await drawn.settle();
    const [newest = "", oldest = ""] = items();
    expect(oldest).toContain("withdrawn by Ada Castillo: the wrong player");
    expect(oldest).not.toContain("Withdraw the penalty");
    expect(newest.includes("Withdraw the penalty")).toBe(offered === 1);
  }
});
