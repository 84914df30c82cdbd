// What a board is doing, in words: those of the command line's `watch`.
import { CheckResult, Ending, GameStage, ResultStatus } from "../../api/adoube/v1/common_pb";
import { StartWait, type BoardView } from "../../api/adoube/v1/event_pb";
import { PauseCause, type PlayerChecks } from "../../api/adoube/v1/board_pb";
import { t, word } from "../../shared/i18n.svelte";
import { halfMovesBefore, numberedMove } from "../../shared/moveNumbers";
import { titled } from "../../shared/office";
import { san } from "../../shared/pieces.svelte";
import { showAge } from "../../shared/span";
import { enumWord, ms, score, type SideName, sideName } from "../../shared/wire";
import { differingText } from "../physicalBoards/differences";
import { absentSinceStart, uncheckedSides } from "./absent";

export type Tone = "bad" | "warn" | "good" | "ruling" | "quiet" | "plain";

/** For how long something is so since a coordinator time, ms; null where it is not known to be so any more. */
export type Lasting = (since: number) => number | null;

/** An official's name, by his id. */
export type Named = (person: string) => string;

export interface Told {
  text: string;
  tone: Tone;
}

const side = (name: SideName) => t(`pages-side-${name}`);

export const deviceOf = (view: BoardView, of: SideName | ""): string =>
  (of === "black" ? view.black : view.white)?.device ?? "";

const awaySince = (view: BoardView, of: SideName): bigint =>
  of === "white" ? view.whiteAwaySince : view.blackAwaySince;

/** Whose silence lasts: of whom the clocks were stopped, else the other; nobody where both are back. */
function whoIsSilent(view: BoardView, of: SideName | ""): SideName | "" {
  const gone = (["white", "black"] as const).filter((one) => awaySince(view, one) > 0n);
  return gone.find((one) => one === of) ?? gone[0] ?? "";
}

/** Why the clocks stand. */
export function pause(view: BoardView, lasting: Lasting, named: Named): string {
  const { paused } = view;
  if (!paused) return t("console-pause-stopped");
  const of = sideName(paused.seat);
  // An arbiter stops clocks at once and says why afterwards.
  const reason = paused.reason || t("console-missing-reason");
  switch (paused.cause) {
    case PauseCause.SILENCE: {
      const silent = whoIsSilent(view, of);
      if (!silent) return t("console-pause-all-back");
      // Not since the contact for which the clocks were stopped: he may have been back, and gone again.
      const told = { side: side(silent), device: deviceOf(view, silent) };
      const length = lasting(ms(awaySince(view, silent)));
      return length === null
        ? t("console-pause-was-silence", told)
        : t("console-pause-silence", { ...told, length: showAge(length) });
    }
    case PauseCause.OUTAGE:
      return t("console-pause-outage");
    case PauseCause.ARBITER:
      return paused.by
        ? t("console-pause-official", {
            by: titled(named(paused.by), paused.role),
            reason,
          })
        : t("console-pause-arbiter", { reason });
    case PauseCause.HOLD:
      return t("console-pause-hold", { hold: paused.hold, reason });
    case PauseCause.RULING:
      return t("console-pause-ruling", {
        waits: word(
          "console-start-wait",
          enumWord(StartWait, view.startWait || StartWait.BOTH_PLAYERS),
        ),
        reason,
      });
    case PauseCause.POSTPONED:
      break;
    case PauseCause.UNSPECIFIED:
      break;
    default:
      paused.cause satisfies never;
  }
  const cause = word("console-pause-cause", enumWord(PauseCause, paused.cause));
  return t("console-pause-otherwise", { cause, reason });
}

/** Whether the result still wants an arbiter's approval. */
export function unapproved(view: BoardView): boolean {
  const status = view.resultState?.state;
  const approved = status === ResultStatus.APPROVED || status === ResultStatus.CORRECTED;
  return view.state === GameStage.FINISHED && !approved;
}

/** Whether a player objects to the result, and nobody has answered. */
export const isObjected = (view: BoardView): boolean =>
  view.resultState?.state === ResultStatus.OBJECTED;

/** How far its result is. */
export const statusText = (view: BoardView): string =>
  word("officials-result-state", enumWord(ResultStatus, view.resultState?.state ?? 0));

/** The result that stands, how it came about, and whether it is approved. */
export function finished(view: BoardView): Told {
  const result = score(view.finished?.result);
  const ending = word("server-ending", enumWord(Ending, view.finished?.ending ?? 0));
  const state = statusText(view);
  const tone = isObjected(view) ? "warn" : "quiet";
  return { text: t("console-board-finished", { result, ending, state }), tone };
}

const missing = (checks: PlayerChecks | undefined): string => {
  if (!checks) return "console-check-none";
  const { device, fairPlay, waived } = checks;
  if (waived || (device === CheckResult.PASSED && fairPlay === CheckResult.PASSED)) return "";
  if (device === CheckResult.FAILED && fairPlay === CheckResult.FAILED)
    return "console-check-failed-both";
  if (device === CheckResult.FAILED) return "console-check-failed-device";
  if (fairPlay === CheckResult.FAILED) return "console-check-failed-fair-play";
  if (device === CheckResult.PASSED) return "console-check-no-fair-play";
  return fairPlay === CheckResult.PASSED ? "console-check-no-device" : "console-check-none";
};

function waiting(view: BoardView): Told {
  const { whiteCheckedIn: white, blackCheckedIn: black, before } = view;
  const here = white && black ? "both" : white ? "white" : black ? "black" : "nobody";
  const absent = absentSinceStart(view);
  const parts = [
    absent.length > 0
      ? t(`pages-absent-${absent[1] ? "both" : absent[0]!}`)
      : t(`console-here-${here}`),
  ];
  let tone: Tone = absent.length > 0 || uncheckedSides(view).length > 0 ? "warn" : "plain";
  if (before?.checksRequired) {
    for (const [of, checks] of [
      ["white", before.white],
      ["black", before.black],
    ] as const) {
      const found = missing(checks);
      if (found.includes("failed")) tone = "bad";
      if (found) parts.push(t(found as "console-check-none", { side: side(of) }));
    }
  }
  if (view.holds.length > 0) parts.push(t("console-board-held", { hold: view.holds.join(", ") }));
  return { text: parts.join(", "), tone };
}

/** Who is away from a board; empty where both are heard. */
function away(view: BoardView): string {
  const [white, black] = [view.whiteAwaySince > 0n, view.blackAwaySince > 0n];
  if (white && black) return t("console-away-both");
  return white ? t("console-away-white") : black ? t("console-away-black") : "";
}

function playing(view: BoardView): Told {
  const parts = [t("console-boards-in-playing", { n: 1 })];
  const gone = away(view);
  const differs = differingText(view);
  if (gone) parts.push(gone);
  if (differs) parts.push(differs);
  const by = sideName(view.drawOfferedBy);
  if (by) parts.push(t("console-draw-offered", { side: side(by) }));
  return { text: parts.join(", "), tone: gone || differs ? "bad" : "good" };
}

/** All that is to be said of a board at a glance. */
export function boardState(view: BoardView, lasting: Lasting, named: Named): Told {
  switch (view.state) {
    case GameStage.FINISHED:
      return finished(view);
    case GameStage.PAUSED: {
      const length = lasting(ms(view.pausedSince));
      const why = pause(view, lasting, named);
      const paused =
        length === null
          ? t("console-board-was-paused", { why })
          : t("console-board-paused", { length: showAge(length), why });
      // A silence that the clocks do not stand for is told beside why they do.
      const gone = view.paused?.cause === PauseCause.SILENCE ? "" : away(view);
      const text = gone ? `${gone}; ${paused}` : paused;
      return { text, tone: view.paused?.cause === PauseCause.RULING ? "ruling" : "bad" };
    }
    case GameStage.WAITING:
      return waiting(view);
    default:
      return playing(view);
  }
}

/** `17...Nd5`, in the reader's letters; empty before the first move. */
export const lastMove = ({ ply, lastSan, fen }: BoardView): string =>
  ply === 0 ? "" : numberedMove(Math.max(ply, halfMovesBefore(fen)), san(lastSan));
