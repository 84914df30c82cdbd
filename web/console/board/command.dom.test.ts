// What a command comes to, while what it asks for is being typed.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test, vi } from "vitest";
import {
  BoardViewSchema,
  CommandPreviewSchema,
  CommandReplySchema,
  PenaltiesReplySchema,
  PenaltyMeasure,
  type ArbiterCommand,
  type CommandReply,
} from "../../api/adoube/v1/event_pb";
import { GameStage, PenaltyKind, Side, TimeFollows } from "../../api/adoube/v1/common_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import CommandDialog from "./CommandDialog.svelte";
import { COMMANDS } from "./commands";

beforeEach(() => (language.code = "en"));

type Told = Exclude<MessageInitShape<typeof CommandPreviewSchema>, { $typeName: string }> & {
  refusal?: { code?: string; text: string };
};

async function giving(
  name = "add-time",
  refusals: { code: string; text: string }[] = [],
  more: object = {},
  initial: Record<string, string> = {},
) {
  const asked: ((reply: CommandReply) => void)[] = [];
  const about: ArbiterCommand["command"][] = [];
  const sent: ArbiterCommand[] = [];
  const desk = deskOf([name], {
    event: {
      ...more,
      dryCommand({ command }: ArbiterCommand) {
        about.push(command);
        return new Promise<CommandReply>((done) => asked.push(done));
      },
      command(request: ArbiterCommand) {
        sent.push(request);
        const refusal = refusals.shift();
        if (refusal) return Promise.resolve(create(CommandReplySchema, { answer: { refusal } }));
        return Promise.reject(new ConnectError("no", Code.Unavailable));
      },
    },
  });
  const clocks = { white: 839_000n, black: 600_000n };
  const view = create(BoardViewSchema, {
    board: { round: 1, board: 3 },
    state: GameStage.PAUSED,
    ply: 5,
    clocks,
    sequence: 9n,
  });
  const spec = COMMANDS.find((of) => of.name === name);
  const drawn = new Drawn(
    CommandDialog,
    { board: new LiveBoard(view), spec, initial, close() {} },
    at(desk),
  );
  const button = () => [...document.querySelectorAll("button")].at(-1);
  if (document.querySelector("textarea")) await drawn.type("textarea", "the router failed");
  /** What is typed now is asked about and answered. */
  const told = async (reply: Told = {}) => {
    const before = asked.length;
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before), 2_000);
    await answer(reply);
  };
  /** What was asked last is answered. */
  const answer = async ({ refusal, ...preview }: Told = {}) => {
    asked.at(-1)?.(
      create(CommandReplySchema, {
        answer: { refusal },
        preview: refusal ? undefined : create(CommandPreviewSchema, preview),
      }),
    );
    await drawn.settle();
  };
  return { drawn, sent, about, told, answer, button };
}

test("nothing is confirmed before it was told what it comes to", async () => {
  const { drawn, told, button } = await giving();
  await drawn.type("input", "0:01:00");
  expect(button()?.disabled).toBe(true);
  await told();
  expect(button()?.disabled).toBe(false);
  // What is told is still of one minute.
  await drawn.type("input", "0:02:00");
  expect(button()?.disabled).toBe(true);
  // It is asked again every three seconds.
  await new Promise((done) => setTimeout(done, 1_500));
  await told();
  expect(button()?.disabled).toBe(false);
});

test("what was changed after no answer came is another command", async () => {
  const { drawn, sent, told, button } = await giving();
  await drawn.type("input", "0:01:00");
  await told();
  for (const _ of [1, 2]) {
    button()?.click();
    await drawn.settle();
  }
  await drawn.type("input", "0:02:00");
  await told();
  button()?.click();
  await drawn.settle();
  const [first, copy, other] = sent.map(({ commandId }) => commandId.join());
  expect(copy).toBe(first);
  expect(other).not.toBe(first);
});

test("clk_7 time that is far from what the game has is given only by who says that he means it", async () => {
  const { drawn, told, button } = await giving();
  const far = { word: "gets-much", with: { side: "white", time: "9:00:00" } };
  const meant = () => document.querySelector<HTMLInputElement>("input[type=checkbox]");
  await drawn.type("input", "9:00:00");
  await told({ remarks: [far] });
  expect(document.body.textContent).toContain("White would get 9:00:00");
  expect(button()?.disabled).toBe(true);
  meant()?.click();
  await drawn.settle();
  expect(button()?.disabled).toBe(false);
  // What was meant of nine hours is not of eight.
  await drawn.type("input", "8:00:00");
  await told({ remarks: [far] });
  expect([meant()?.checked, button()?.disabled]).toEqual([false, true]);
  await drawn.type("input", "0:02:00");
  await told();
  expect([meant(), button()?.disabled]).toEqual([null, false]);
});

test("clk_5 of a time that cannot be read nothing is told, and before any is typed the clocks as they stand", async () => {
  const { drawn, told, button } = await giving("set-clocks");
  expect(drawn.text).toContain("White 0:13:59 unchanged");
  const clocks = (white: bigint) => ({ white, black: 600_000n });
  await drawn.type("input", "0:10:00");
  await told({ before: clocks(839_000n), after: clocks(600_000n) });
  expect(drawn.text).toContain("0:13:59 → 0:10:00");
  for (const typed of ["1h", "15:00"]) {
    await drawn.type("input", typed);
    expect(document.querySelector(".foreseen")?.textContent?.trim()).toBe("");
    expect(button()?.disabled).toBe(true);
  }
});

test("clk_5 a clock that is left empty is left alone, also where the position goes back", async () => {
  const setting = await giving("set-clocks");
  await setting.drawn.type(`input[placeholder="15+10"]`, "600+5");
  await setting.told();
  expect(setting.about.at(-1)).toEqual({ case: "setClocks", value: { timeControl: "600+5" } });
  const back = await giving("restore");
  await back.told();
  expect(back.about.at(-1)).toEqual({ case: "restore", value: { ply: 4 } });
  // Of another half-move than can be read nothing is told.
  await back.drawn.type("input", "3");
  await back.told({ consequences: [{ text: "back to the position after 2...Nc6" }] });
  expect(back.drawn.text).toContain("back to the position after 2...Nc6");
  await back.drawn.type("input", "3w");
  expect(back.drawn.text).not.toContain("back to the position after 2...Nc6");
});

test("clk_5 a typed time counts as the server understood it, which is shown before", async () => {
  const { drawn, told, about, button } = await giving();
  await drawn.type("input", "2");
  // Not before the server has read it.
  expect(button()?.disabled).toBe(true);
  await told();
  expect(drawn.text).toContain("That is 2 min.");
  expect(about.at(-1)).toEqual({ case: "addTime", value: { white: 120_000n, black: 0n } });
  await drawn.type("input", "soon");
  await vi.waitFor(() => expect(drawn.text).toContain("“soon” is not a time"));
  expect(button()?.disabled).toBe(true);
  language.code = "es";
  await drawn.settle();
  await drawn.type("input", "pronto");
  await vi.waitFor(() => expect(drawn.text).toContain("«pronto» no es un tiempo"));
});

test("what would be refused as things stand is not given", async () => {
  const { drawn, told, button } = await giving("restore");
  await told({ refusal: { text: "there is no such half-move" } });
  expect(button()?.disabled).toBe(true);
  await drawn.type("input", "3");
  await told();
  expect(button()?.disabled).toBe(false);
  expect(drawn.text).not.toContain("there is no such half-move");
});

test("clk_5 no time that is given says so", async () => {
  const { drawn, button } = await giving();
  expect(drawn.text).not.toContain("Type a time");
  await drawn.type("input", "0:00:00");
  await vi.waitFor(() => expect(drawn.text).toContain("Type a time"));
  expect(button()?.disabled).toBe(true);
});

test("o_17_11 what would be refused as things stand is not to be confirmed, and is again once it would not", async () => {
  const { told, button } = await giving("approve");
  await told({ refusal: { code: "incident-open", text: "an incident is open" } });
  expect(button()?.disabled).toBe(true);
  // It is asked again every three seconds.
  await new Promise((done) => setTimeout(done, 1_500));
  await told();
  expect(button()?.disabled).toBe(false);
});

test("evt_6 what changed since the dialog told what it comes to is told, and confirmed once more", async () => {
  const text = "board 1.3 changed after you looked at it: its colours were reversed (by deputy)";
  const { drawn, sent, told, button } = await giving("reverse-colours", [
    { code: "changed-since", text },
  ]);
  const becomes = (white: string, black: string) => ({
    seen: 11n,
    consequences: [{ word: "colours-become", with: { white, black } }],
  });
  await told({ ...becomes("Echo", "Alpha"), seen: 9n });
  expect(drawn.text).toContain("White: Echo; Black: Alpha");
  button()?.click();
  await drawn.settle();
  expect(sent[0]?.seen).toBe(9n);
  expect(drawn.text).toContain(text);
  // Nothing is confirmed before it was told what it comes to now.
  expect(button()?.disabled).toBe(true);
  await told(becomes("Alpha", "Echo"));
  expect(drawn.text).toContain("White: Alpha; Black: Echo");
  expect(button()?.disabled).toBe(false);
  button()?.click();
  await drawn.settle();
  expect(sent[1]?.seen).toBe(11n);
});

test("evt_6 clk_7 a dialog in which a change was shown gives its command as of what it shows", async () => {
  const { drawn, sent, told, answer, button } = await giving();
  await drawn.type("input", "0:01:00");
  await told({ seen: 9n });
  const text = "board 1.3 changed after you looked at it: its clocks were set (by deputy)";
  await new Promise((done) => setTimeout(done, 1_500));
  await told({ refusal: { code: "changed-since", text } });
  expect(button()?.disabled).toBe(true);
  await answer({ seen: 12n });
  expect(drawn.text).toContain(`${text}. This dialog shows the current state.`);
  // It can be read first.
  expect(button()?.disabled).toBe(true);
  await vi.waitFor(() => expect(button()?.disabled).toBe(false), 5_000);
  button()?.click();
  await drawn.settle();
  expect(sent[0]?.seen).toBe(12n);
}, 10_000);

test.each([
  [["madrid-3", "madrid-4"], "–madrid-3madrid-4"],
  [[], "No device of this venue is free."],
])(
  "ven_1 a seat moves to a device that the server names, none chosen beforehand: %j",
  async (devices, shown) => {
    const { drawn, button } = await giving("move-seat", [], {
      spareDevices: () => Promise.resolve({ devices }),
    });
    await drawn.settle();
    expect(drawn.text).toContain(shown);
    expect([...document.querySelectorAll("select")].at(1)?.value ?? "").toBe("");
    expect(button()?.disabled).toBe(true);
  },
);

test("evt_6 brd_8 what different times belong to is chosen, and nothing is chosen beforehand", async () => {
  const { drawn, sent, about, told, button } = await giving("reverse-colours");
  const choice = (follows: TimeFollows, [whiteControl, blackControl]: [string, string]) => ({
    ...{ follows, white: "Echo", black: "Alpha", whiteControl, blackControl },
  });
  const times = [
    choice(TimeFollows.COLOUR, ["5400+30", "6750+30"]),
    choice(TimeFollows.PLAYER, ["6750+30", "5400+30"]),
  ];
  await told({ times, seen: 9n });
  expect(drawn.text).toContain("White: Echo, 112 min 30 s + 30 s a move. Black: Alpha, 90+30.");
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  expect(button()?.disabled).toBe(true);
  radios[1]?.click();
  await told({ times, seen: 9n });
  expect(about.at(-1)).toMatchObject({ value: { times: TimeFollows.PLAYER } });
  expect(button()?.disabled).toBe(false);
  button()?.click();
  await drawn.settle();
  expect(sent[0]?.command).toMatchObject({ value: { times: TimeFollows.PLAYER } });
});

test("dis_2 a dialog that waits for a player follows what resuming comes to", async () => {
  const { sent, told, button } = await giving("resume");
  await told({ seen: 12n });
  button()?.click();
  await new Promise((done) => setTimeout(done));
  expect(sent[0]?.seen).toBe(12n);
});

test("end_8 what a correction leaves as it is is told before it is given", async () => {
  const { drawn, told } = await giving("correct", [], {}, { result: "1-0" });
  await told({ consequences: [{ word: "pairings-stay", with: { next: "2" } }] });
  expect(drawn.text).toContain("round 2 was published before this correction");
});

test("ven_1 a seat move tells what it comes to, such as a spare whose page is not open", () => {
  expect(COMMANDS.find(({ name }) => name === "move-seat")?.weighty).toBe(true);
});

const PENALTIES = {
  rules: {
    kinds: [
      { kind: PenaltyKind.WARNING, article: "O 18.4.1", measure: PenaltyMeasure.NOTHING },
      {
        kind: PenaltyKind.GAME_LOST,
        article: "O 18.4.6",
        measure: PenaltyMeasure.OPPONENTS_POINTS,
      },
      { kind: PenaltyKind.EXPULSION, article: "O 18.4.9", chiefArbiterOnly: true },
    ],
    prohibitedDevice: [{ kind: PenaltyKind.GAME_LOST, points: 1 }],
    prohibitedDeviceArticle: "O 17.3",
  },
};

/** The form of penalties, whose lists are chosen from. */
async function penalising(side: string) {
  const penalties = () => Promise.resolve(create(PenaltiesReplySchema, PENALTIES));
  const given = await giving("penalise", [{ code: "x", text: "no" }], { penalties }, { side });
  await given.drawn.settle();
  const choose = async (index: number, value: string) => {
    const found = document.querySelectorAll("select")[index];
    if (!found) throw new Error(`no list ${index}: ${given.drawn.text}`);
    found.value = value;
    found.dispatchEvent(new Event("change", { bubbles: true }));
    await given.drawn.settle();
  };
  const article = () => document.querySelector<HTMLInputElement>("input.article");
  return { ...given, choose, article };
}

test("pen_1 a penalty is imposed with its kind, measure, article and reason, once it was told what it comes to", async () => {
  const { drawn, sent, about, told, button, choose, article } = await penalising("black");
  expect(drawn.text).toContain("Impose a penalty");
  expect(article()?.value).toBe("O 18.4.1");
  await choose(1, String(PenaltyKind.GAME_LOST));
  await choose(2, "1");
  await drawn.press("Add another penalty");
  expect(article()?.value, "by its penalties").toBe("O 18.4.6, O 18.4.1");
  const note = { word: "ends-game", text: "the game ends now" };
  await told({ consequences: [note] });
  expect(drawn.text).toContain("it ends now with this result");
  expect(button()?.disabled).toBe(false);
  button()?.click();
  await drawn.settle();
  const value = {
    seat: Side.BLACK,
    penalties: [{ kind: PenaltyKind.GAME_LOST, points: 1 }, { kind: PenaltyKind.WARNING }],
    article: "O 18.4.6, O 18.4.1",
  };
  expect(about.at(-1)).toEqual({ case: "penalise", value });
  expect(sent.at(-1)?.reason).toBe("the router failed");
});

test("pen_1 pen_3 only what the event has and the office allows is offered", async () => {
  const { drawn, about } = await penalising("");
  const kinds = document.querySelectorAll("select.kind option");
  expect([...kinds].map((option) => option.textContent)).toEqual(["Warning", "Game lost"]);
  expect(drawn.text).not.toContain("Fine");
  // Nobody is chosen: nothing is asked about.
  await new Promise((done) => setTimeout(done, 300));
  expect(about).toEqual([]);
});

test("pen_2 the event's penalty for a prohibited device is entered with one click; a typed article stays", async () => {
  const { drawn, article, told, about } = await penalising("white");
  await drawn.press("Prohibited device");
  expect(article()?.value).toBe("O 17.3");
  await drawn.type("input.article", "O 17.3, 18.4.6");
  await drawn.press("Add another penalty");
  expect(article()?.value).toBe("O 17.3, 18.4.6");
  await told();
  const penalties = [{ kind: PenaltyKind.GAME_LOST, points: 1 }, { kind: PenaltyKind.WARNING }];
  const value = { seat: Side.WHITE, penalties, article: "O 17.3, 18.4.6" };
  expect(about.at(-1)).toEqual({ case: "penalise", value });
});
