// All boards are stopped with one click, and the reason is asked for afterwards; a dialog that resumes them is about
// that hold alone, whatever somebody else does meanwhile.
import { GameStage, Role } from "../../api/adoube/v1/common_pb";
import { PauseCause } from "../../api/adoube/v1/board_pb";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import {
  BoardViewSchema,
  EventViewSchema,
  type HoldReasonRequest,
  type HoldRequest,
  HoldViewSchema,
  RoundState,
} from "../../api/adoube/v1/event_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { LiveBoard } from "../liveBoard.svelte";
import MissingReasons from "../stop/MissingReasons.svelte";
import HoldButton from "./HoldButton.svelte";

beforeEach(() => (language.code = "en"));

/** The Chief Arbiter may explain and end it. */
const CHIEFS = { explainBy: [Role.CHIEF_ARBITER], resumeBy: [Role.CHIEF_ARBITER] };

type Sent = Pick<HoldRequest, "end" | "reason" | "commandId">;

/** A desk with a round in this state; the first sendings end so. */
function roundAt(state: RoundState, may: string, ...errors: (Code | undefined)[]) {
  const sent: Sent[] = [];
  const reasons: HoldReasonRequest[] = [];
  const desk = deskOf([may], {
    event: {
      hold(request: Sent) {
        const code = errors[sent.length];
        sent.push(request);
        return code ? Promise.reject(new ConnectError("no", code)) : Promise.resolve({});
      },
      giveHoldReason(request: HoldReasonRequest) {
        reasons.push(request);
        return Promise.resolve({});
      },
      dryHold: () => Promise.resolve({ consequences: [] }),
    },
  });
  desk.event = create(EventViewSchema, { rounds: [{ round: 1, state }] });
  const hold = (number: number, reason = "fire alarm") => {
    const view = create(HoldViewSchema, { hold: number, reason, ...CHIEFS });
    desk.live.holds.set(number, view);
    if (reason === "") desk.live.unexplained.set(number, view);
  };
  return { desk, sent, reasons, hold };
}

test("clk_6 one click stops all boards, and asks nothing before", async () => {
  const { desk, sent } = roundAt(RoundState.STARTED, "hold-round");
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  await drawn.press("Stop all clocks");
  expect(sent.map(({ end, reason }) => [end, reason])).toEqual([[false, ""]]);
});

test("clk_6 without an answer the same click is a copy", async () => {
  const { desk, sent } = roundAt(RoundState.STARTED, "hold-round", Code.Unavailable, undefined);
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  await drawn.press("Stop all clocks");
  expect(drawn.text).toContain("The server did not answer");
  await drawn.press("Stop all clocks");
  const [first, copy] = sent.map(({ commandId }) => commandId);
  expect(copy).toEqual(first);
});

test.each([
  [RoundState.DRAFT, false],
  [RoundState.PUBLISHED, true],
  [RoundState.STARTED, true],
  [RoundState.CLOSED, false],
])("clk_6 clocks of a round that is %s can be stopped: %s", (state, offered) => {
  const { desk } = roundAt(state, "hold-round");
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  expect(drawn.button("Stop all clocks") !== undefined).toBe(offered);
});

test("clk_6 the reason is asked for until it is given", async () => {
  const { desk, reasons, hold } = roundAt(RoundState.STARTED, "hold-round");
  hold(1, "");
  hold(2, "water in the hall");
  const drawn = new Drawn(MissingReasons, {}, at(desk));
  expect(drawn.text).toContain("Reason missing Why were all clocks stopped?");
  expect(drawn.button("Save reason")?.disabled).toBe(true);
  await drawn.type("input", "fire alarm");
  await drawn.press("Save reason");
  expect(reasons.map((sent) => [sent.hold, sent.reason])).toEqual([[1, "fire alarm"]]);
  desk.live.unexplained.delete(1);
  await drawn.settle();
  expect(drawn.text.trim()).toBe("");
});

test("clk_6 an arbiter of a venue is asked only for what was stopped there", async () => {
  const { desk } = roundAt(RoundState.STARTED, "pause");
  desk.who.session = { venue: "madrid" } as never;
  const board = (number: number, white: string, role: Role) => {
    const paused = { cause: PauseCause.ARBITER, role };
    const view = {
      board: { round: 1, board: number },
      state: GameStage.PAUSED,
      paused,
      pauseReasonMissing: true,
    };
    const venues = { white: { venue: white }, black: { venue: "oslo" } };
    desk.live.boards.set(
      `1.${number}`,
      new LiveBoard(create(BoardViewSchema, { ...view, ...venues })),
    );
  };
  board(1, "madrid", Role.LTA);
  board(2, "madrid", Role.CHIEF_ARBITER);
  board(3, "lima", Role.LTA);
  const drawn = new Drawn(MissingReasons, {}, at(desk));
  await drawn.settle();
  const asked = [...drawn.text.matchAll(/board (\d\.\d)/g)].map(([, board]) => board);
  expect(asked).toEqual(["1.1"]);
});

test("who resumes a round ends no other hold than the one that was shown", async () => {
  const { desk, sent, hold } = roundAt(RoundState.STARTED, "hold-round");
  hold(1);
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  await drawn.press("Resume all boards");
  await drawn.type("textarea", "all clear");
  desk.live.holds.delete(1);
  hold(2);
  await drawn.settle();
  expect(drawn.text).toContain("This pause has already ended");
  expect(drawn.button("Resume them")?.disabled).toBe(true);
  expect(sent).toEqual([]);
});

test("end_8 the end of a hold names the boards that another one keeps", async () => {
  const board = (number: number, white: string, state: GameStage, ...holds: number[]) => {
    const view = { board: { round: 1, board: number }, state, holds };
    const venues = { white: { venue: white }, black: { venue: "madrid" } };
    return new LiveBoard(create(BoardViewSchema, { ...view, ...venues }));
  };
  const { desk } = roundAt(RoundState.STARTED, "hold-venue");
  desk.live.boards.set("1.1", board(1, "chennai", GameStage.PAUSED, 1, 2));
  desk.live.boards.set("1.2", board(2, "madrid", GameStage.PAUSED, 1));
  desk.live.boards.set("1.3", board(3, "chennai", GameStage.FINISHED));
  desk.live.holds.set(1, create(HoldViewSchema, { hold: 1, venue: "chennai", ...CHIEFS }));
  const drawn = new Drawn(HoldButton, { venue: "chennai" }, at(desk));
  await drawn.press("Resume the boards");
  expect(drawn.text).toContain("No reason was given yet");
  expect(drawn.text).toContain("Boards (1): 1.1.");
  expect(drawn.text).toContain("Still stopped by another pause: 1.1.");
  await drawn.press("Cancel");
  desk.live.follower.stale = true;
  await drawn.settle();
  expect(drawn.button("Resume")?.disabled).toBe(true);
});

test("clk_6 the end of a hold is given as of what it was told to come to", async () => {
  const sent: HoldRequest[] = [];
  const seen = { record: 4n, boards: [] };
  const desk = deskOf(["hold-round"], {
    event: {
      hold: (request: HoldRequest) => Promise.resolve((sent.push(request), {})),
      dryHold: () => Promise.resolve({ consequences: [], seen }),
    },
  });
  desk.live.holds.set(1, create(HoldViewSchema, { hold: 1, reason: "fire alarm", ...CHIEFS }));
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  await drawn.press("Resume all boards");
  await drawn.type("textarea", "all clear");
  await drawn.settle();
  document.querySelector<HTMLButtonElement>("dialog .main")?.click();
  await drawn.settle();
  expect(sent[0]?.seen?.record).toBe(4n);
});

test("clk_6 who may not resume a hold reads who may, and has no button that would be refused", () => {
  const { desk } = roundAt(RoundState.STARTED, "hold-round");
  const theirs = { hold: 1, reason: "fire alarm", resumeBy: [Role.ORGANISER] };
  desk.live.holds.set(1, create(HoldViewSchema, theirs));
  const drawn = new Drawn(HoldButton, { venue: "" }, at(desk));
  expect(drawn.button("Resume")).toBeUndefined();
  expect(drawn.text).toContain("Who can resume: organiser");
});
