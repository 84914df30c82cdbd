// What an official can do to a board: its verb in the role table, what it asks for, and how that
// becomes a command. Whether it is refused now, the coordinator says (BoardView.actions, and a dry run).
import { CheckKind, CheckResult, GameStage } from "../../api/adoube/v1/common_pb";
import type { MessageInitShape } from "@bufbuild/protobuf";
import { Action, type ArbiterCommandSchema } from "../../api/adoube/v1/event_pb";
import { attribute, type MessageId, t } from "../../shared/i18n.svelte";
import { type SideName, sideOf, SIDES } from "../../shared/wire";
import { readScore } from "../../shared/score";
import type { LiveBoard } from "../liveBoard.svelte";
import { millisOf, UNREAD } from "../typedTime";
import { begun } from "./clocks";
import { enteredRuling } from "../penalties/entered";

type Init = Extract<MessageInitShape<typeof ArbiterCommandSchema>, { tournament?: string }>;
export type Command = NonNullable<Init["command"]>;

export type FieldKind =
  | "clock"
  | "number"
  | "control"
  | "text"
  | "side"
  | "sides"
  | "player"
  | "score"
  | "check"
  | "yes"
  | "device"
  | "assistant"
  | "penalties";

export interface Field {
  name: string;
  kind: FieldKind;
  /** The id of its name in the catalogue, where it is not `pages-field-` and its own. */
  message?: MessageId;
  optional?: boolean;
  /** Empty, what it is of stays as it is. */
  left?: boolean;
  /** Of a number, the largest there is; the least is 0. */
  most?: (board: LiveBoard) => number;
  initial?: (board: LiveBoard) => string;
}

export interface Spec {
  name: string;
  /** The id of its texts in the catalogue, where it is not `console-command-` and its name. */
  message?: MessageId;
  verb: string;
  /** What the coordinator knows it by (BoardView.actions): one of them is enough. */
  actions: Action[];
  fields: Field[];
  /** The states of the game in which it is offered first; empty for never. */
  first: GameStage[];
  /** It is done with one click; its reason is asked for afterwards. */
  atOnce?: boolean;
  /** What it comes to changes while it is asked, as players come back, and is told as it does. */
  follows?: boolean;
  danger?: boolean;
  /** It changes the clocks: what becomes of them is shown before. */
  clocks?: boolean;
  /** It does more than change clocks: what else it comes to is shown before. */
  weighty?: boolean;
  /** Where White and Black have different times, it is chosen what these belong to. */
  times?: boolean;
  /** What is written besides, where it needs no reason: a note, or nothing, since the server keeps none. */
  text?: "note" | "none";
  build: (values: Record<string, string>) => Command | null;
  /** Why what is typed, and can be read, asks for nothing. */
  nothing?: (values: Record<string, string>) => "console-command-no-time" | "";
}

const idOf = ({ name, message }: Spec): MessageId =>
  message ?? (`console-command-${name}` as MessageId);

/** What it is called. */
export const title = (spec: Spec): string => t(idOf(spec));

/** What it does, in a sentence or two. */
export const what = (spec: Spec): string => attribute(idOf(spec), "what");

const clock = (name: SideName, optional = false): Field => ({
  name,
  kind: "clock",
  optional,
  initial: optional ? undefined : (board) => begun(board, name),
});
const SIDE: Field = { name: "side", kind: "side" };
const BOTH = [clock("white"), clock("black")];
/** Clocks that run on while they are left. */
const LEFT: Field[] = SIDES.map((name) => ({ name, kind: "clock", left: true }));

/** Both clocks, or nothing if one cannot be read. */
function both(values: Record<string, string>): { white: bigint; black: bigint } | null {
  const [white, black] = [millisOf(values.white), millisOf(values.black)];
  return white === null || black === null ? null : { white, black };
}

/** Those that are typed, or nothing if one of them cannot be read. */
function someOf(values: Record<string, string>): { white?: bigint; black?: bigint } | null {
  const read = (text = "") => (text === "" ? undefined : millisOf(text));
  const [white, black] = [read(values.white), read(values.black)];
  return white === null || black === null ? null : { white, black };
}

/** Half-moves that are left when the last one is taken back. */
const earlier = ({ view: { ply } }: LiveBoard): number => Math.max(ply - 1, 0);

/** A whole number as a field has it. */
export const whole = (text: string | undefined): number | null =>
  /^\s*\d{1,6}\s*$/.test(text ?? "") ? Number(text) : null;

export const seat = (values: Record<string, string>) =>
  sideOf((values.side ?? "") as SideName | "");

/** Whose checks are not passed yet, where that is one player alone. */
export function unpassed({ view: { before } }: LiveBoard): string {
  const left = SIDES.filter((side) => {
    const checks = before?.[side];
    return (
      !checks?.waived &&
      !(checks?.device === CheckResult.PASSED && checks.fairPlay === CheckResult.PASSED)
    );
  });
  return left.length === 1 ? (left[0] ?? "") : "";
}

export const COMMANDS: Spec[] = [
  {
    name: "pause",
    verb: "pause",
    actions: [Action.PAUSE],
    fields: [],
    first: [GameStage.PLAYING],
    atOnce: true,
    build: () => ({ case: "pause", value: {} }),
  },
  {
    name: "resume",
    verb: "resume",
    actions: [Action.RESUME],
    fields: [],
    first: [GameStage.PAUSED],
    weighty: true,
    follows: true,
    build: () => ({ case: "resume", value: {} }),
  },
  {
    name: "add-time",
    verb: "add-time",
    actions: [Action.ADD_TIME],
    fields: [clock("white", true), clock("black", true)],
    first: [GameStage.PLAYING, GameStage.PAUSED],
    clocks: true,
    build: (values) => {
      const given = someOf(values);
      const [white, black] = [given?.white ?? 0n, given?.black ?? 0n];
      return given && white + black > 0n ? { case: "addTime", value: { white, black } } : null;
    },
    nothing: (values) => {
      const given = Object.values(someOf(values) ?? {});
      const isNone = given.every((time) => !time) && given.some((time) => time === 0n);
      return isNone ? "console-command-no-time" : "";
    },
  },
  {
    name: "set-clocks",
    verb: "adjust-clock",
    actions: [Action.ADJUST_CLOCK],
    fields: [...LEFT, { name: "control", kind: "control", optional: true }],
    first: [GameStage.PAUSED],
    clocks: true,
    weighty: true,
    build: (values) => {
      const clocks = someOf(values);
      const timeControl = values.control || undefined;
      if (!clocks || timeControl === UNREAD) return null;
      const isSome = clocks.white !== undefined || clocks.black !== undefined || timeControl;
      return isSome ? { case: "setClocks", value: { ...clocks, timeControl } } : null;
    },
  },
  {
    name: "declare",
    verb: "declare-result",
    actions: [Action.DECLARE_RESULT, Action.DECLARE_FORFEIT],
    fields: [
      { name: "result", kind: "score" },
      { name: "forfeit", kind: "yes" },
    ],
    first: [GameStage.PLAYING, GameStage.PAUSED, GameStage.WAITING],
    danger: true,
    weighty: true,
    build: (values) => {
      const result = readScore(values.result ?? "");
      return result && { case: "declare", value: { result, forfeit: values.forfeit === "yes" } };
    },
  },
  {
    name: "approve",
    verb: "approve-result",
    actions: [Action.APPROVE_RESULT],
    fields: [],
    first: [GameStage.FINISHED],
    text: "none",
    build: () => ({ case: "approve", value: {} }),
  },
  {
    name: "correct",
    verb: "correct-result",
    actions: [Action.CORRECT_RESULT],
    fields: [{ name: "result", kind: "score" }],
    first: [GameStage.FINISHED],
    danger: true,
    weighty: true,
    build: (values) => {
      const result = readScore(values.result ?? "");
      return result && { case: "correct", value: { result } };
    },
  },
  {
    name: "reopen",
    verb: "reopen",
    actions: [Action.REOPEN],
    fields: BOTH,
    first: [GameStage.FINISHED],
    danger: true,
    clocks: true,
    build: (values) => {
      const clocks = both(values);
      return clocks && { case: "reopen", value: clocks };
    },
  },
  {
    name: "restore",
    verb: "restore-position",
    actions: [Action.RESTORE_POSITION],
    fields: [
      {
        name: "ply",
        kind: "number",
        most: earlier,
        initial: (board) => String(earlier(board)),
      },
      ...LEFT,
    ],
    first: [],
    danger: true,
    clocks: true,
    weighty: true,
    build: (values) => {
      const clocks = someOf(values);
      const ply = whole(values.ply);
      return clocks && ply !== null ? { case: "restore", value: { ply, ...clocks } } : null;
    },
  },
  {
    name: "reverse-colours",
    verb: "reverse-colours",
    actions: [Action.REVERSE_COLOURS],
    fields: [],
    first: [],
    danger: true,
    weighty: true,
    times: true,
    build: ({ times }) => ({ case: "reverseColours", value: { times: Number(times ?? 0) } }),
  },
  {
    name: "wrong-start",
    verb: "wrong-start",
    actions: [Action.WRONG_START],
    fields: [{ name: "fen", kind: "text" }],
    first: [],
    weighty: true,
    danger: true,
    build: (values) => {
      const fen = values.fen?.trim() ?? "";
      return fen ? { case: "wrongStart", value: { fen } } : null;
    },
  },
  {
    name: "penalise",
    verb: "penalise",
    actions: [Action.PENALISE],
    message: "command-penalise",
    fields: [
      { name: "side", kind: "player" },
      { name: "penalties", kind: "penalties" },
    ],
    first: [],
    danger: true,
    clocks: true,
    weighty: true,
    build: (values) => {
      const ruling = enteredRuling(values.penalties);
      return ruling && values.side
        ? { case: "penalise", value: { seat: seat(values), ...ruling } }
        : null;
    },
  },
  {
    name: "record-check",
    verb: "record-check",
    actions: [Action.RECORD_CHECK],
    fields: [
      SIDE,
      { name: "check", kind: "check" },
      { name: "passed", kind: "yes", initial: () => "yes" },
    ],
    first: [GameStage.WAITING],
    text: "note",
    build: (values) => ({
      case: "recordCheck",
      value: {
        seat: seat(values),
        kind: values.check === "fair-play" ? CheckKind.FAIR_PLAY : CheckKind.DEVICE,
        passed: values.passed === "yes",
      },
    }),
  },
  {
    name: "waive-checks",
    verb: "waive-checks",
    actions: [Action.WAIVE_CHECKS],
    fields: [{ name: "side", kind: "sides", initial: unpassed }],
    first: [GameStage.WAITING],
    build: (values) => ({ case: "waiveChecks", value: { seat: seat(values) } }),
  },
  {
    name: "default-time",
    verb: "extend-default-time",
    actions: [Action.EXTEND_DEFAULT_TIME],
    fields: [{ name: "to", kind: "clock", optional: true }],
    first: [GameStage.WAITING],
    build: (values) => {
      const to = values.to ? millisOf(values.to) : undefined;
      return to === null ? null : { case: "defaultTime", value: { to } };
    },
  },
  {
    name: "note-board-violation",
    message: "command-note-board-violation",
    verb: "note-board-violation",
    actions: [Action.NOTE_BOARD_VIOLATION],
    fields: [
      SIDE,
      { name: "placement", kind: "text", message: "board-form-placement" },
      {
        name: "after",
        kind: "number",
        message: "board-form-after",
        optional: true,
        most: ({ view: { ply } }) => ply,
      },
    ],
    first: [],
    build: (values) => {
      const placement = values.placement?.trim() ?? "";
      const ply = values.after ? whole(values.after) : undefined;
      return placement && ply !== null
        ? { case: "noteBoardViolation", value: { seat: seat(values), placement, ply } }
        : null;
    },
  },
  {
    name: "mark-scoresheet",
    message: "command-mark-scoresheet",
    verb: "mark-scoresheet",
    actions: [Action.MARK_SCORESHEET],
    fields: [SIDE, { name: "present", kind: "yes", message: "board-form-present" }],
    first: [],
    text: "note",
    build: (values) => ({
      case: "markScoresheet",
      value: { seat: seat(values), present: values.present === "yes" },
    }),
  },
  {
    name: "move-seat",
    verb: "move-seat",
    actions: [Action.MOVE_SEAT],
    fields: [SIDE, { name: "device", kind: "device" }],
    first: [],
    weighty: true,
    build: (values) => {
      const device = values.device ?? "";
      return device ? { case: "moveSeat", value: { seat: seat(values), device } } : null;
    },
  },
  {
    name: "assistant",
    verb: "approve-assistant",
    actions: [Action.APPROVE_ASSISTANT, Action.END_ASSISTANT],
    fields: [SIDE, { name: "person", kind: "assistant", optional: true }],
    first: [],
    build: (values) => ({
      case: "assistant",
      value: { seat: seat(values), person: values.person ?? "" },
    }),
  },
];
