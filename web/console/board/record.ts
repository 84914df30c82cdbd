// A record of a board in a sentence; empty for moves and for what needs no saying.
import {
  BoardRequirement,
  OutageCause,
  PauseCause,
  Remedy,
  type ArbiterCalled,
  type BoardEvent,
  type ChecksWaived,
  type Paused,
  type PhysicalBoardDiffers,
  type Restarted,
  type Ruled,
} from "../../api/adoube/v1/board_pb";
import type { HoldView, SilenceTold } from "../../api/adoube/v1/event_pb";
import {
  CheckKind,
  Ending,
  LossSign,
  TimeFollows,
  type Clocks,
  type Side,
} from "../../api/adoube/v1/common_pb";
import { showControl } from "../../shared/control";
import { t, word } from "../../shared/i18n.svelte";
import { officeBeside } from "../../shared/office";
import { penaltiesText, withArticle } from "../../shared/penalty";
import { showExact, showSpan } from "../../shared/span";
import { enumWord, ms, score, sideName, type SideName } from "../../shared/wire";
import * as zone from "../../shared/zone";
import { atDevice } from "./atDevice";
import { held, holdAuthor, type Author } from "./heldRecord";

type Name = (person: string) => string;

/** What the sentences of a board's records are made with. */
export interface Telling {
  name: Name;
  venueName: (venue: string) => string;
  zone: string;
  /** The holds that the board was in. */
  holds: readonly HoldView[];
  /** The silences of the board's seats that incidents tell of. */
  silences: readonly SilenceTold[];
}

const side = (of: Side): string => t(`pages-side-${sideName(of) || "white"}`);
const because = (reason: string): string => (reason.trim() ? `: ${reason.trim()}` : "");
// To the millisecond: a change of tenths is one.
const clocks = (of: Clocks | undefined): string =>
  t("officials-execution-both", {
    white: showExact(ms(of?.white)),
    black: showExact(ms(of?.black)),
  });

/** `+0:02:00, 0:10:00 → 0:12:00`: as a clock came to what it showed then. */
const fromTo = (after: number, time: number): string =>
  `+${showExact(time)}, ${showExact(Math.max(0, after - time))} → ${showExact(after)}`;

/** With the official who did it and the office. */
export function record(event: BoardEvent, telling: Telling): string {
  const { name, zone: zoneHere, holds } = telling;
  const text =
    held(event, holds, telling.venueName) ||
    ofPlay(event) ||
    ofClocks(event, name, zoneHere) ||
    ofSeats(event, telling) ||
    ofResult(event, name);
  return [named(text, holdAuthor(event, holds), name), back(event)].filter(Boolean).join("; ");
}

function named(text: string, { by, office }: Author, name: Name): string {
  if (text === "" || by === "" || text.includes(name(by))) return text;
  return `${text} (${[name(by), officeBeside(name(by), office)].filter(Boolean).join(", ")})`;
}

const away = (time: bigint, since: bigint): string =>
  t("console-record-leave-away", { time: showSpan(ms(time) - ms(since)) });

/** That a player is back from his leave by what he did; that an official saw him is a sentence of its own. */
function back({ event, back, time }: BoardEvent): string {
  if (!back) return "";
  const after = away(time, back.since);
  if (event.case === "leaveEnded") return after;
  return `${t("console-record-leave-back", { side: side(back.seat) })}, ${after}`;
}

/** With what became of each player's time, where the sides had different times. */
function restarted({ attempt, times, reason, reversed, white, black }: Restarted): string {
  const begins = t("console-record-restarted", { game: attempt });
  // A name that was deleted is not told.
  const sides = { white: white || "?", black: black || "?" };
  const text = reversed ? `${begins}, ${t("console-record-reversed", sides)}` : begins;
  if (times === TimeFollows.UNSPECIFIED) return text + because(reason);
  const kept =
    times === TimeFollows.PLAYER ? "console-record-times-player" : "console-record-times-colour";
  return `${text}, ${t(kept)}${because(reason)}`;
}

function ofPlay({ event, clocks: after }: BoardEvent): string {
  switch (event.case) {
    case "opened":
      return t("console-record-opened", { control: showControl(event.value.timeControl) });
    case "released":
      return t("console-record-released");
    case "started":
      return t("console-record-started");
    case "drawOffered":
      return t("console-record-draw-offered", { side: side(event.value.seat) });
    case "drawDeclined":
      return t("console-record-draw-declined", { side: side(event.value.seat) });
    case "restarted":
      return restarted(event.value);
    case "positionRestored": {
      const { ply, before, reason, takenBack } = event.value;
      const both = { before: clocks(before), after: clocks(after) };
      const moves = takenBack.join(" ");
      const parts = [
        t("console-record-restored", { ply }),
        moves && t("console-record-taken-back", { moves }),
        t("console-record-clock-set", both),
      ];
      return parts.filter(Boolean).join(", ") + because(reason);
    }
    case "reopened":
      return t("console-record-reopened") + because(event.value.reason);
    case "pauseReasonGiven": {
      const { hold, reason } = event.value;
      return hold === undefined
        ? t("console-record-pause-reason", { reason })
        : t("console-record-hold-reason", { hold, reason });
    }
    default:
      return "";
  }
}

function ofClocks({ event, clocks: after }: BoardEvent, name: Name, zoneHere: string): string {
  switch (event.case) {
    case "paused":
      // The hold itself says so.
      if (event.value.cause === PauseCause.HOLD) return "";
      return paused(event.value, name);
    case "resumed":
      return t("console-record-resumed") + because(event.value.reason);
    case "clockAdjusted": {
      const both = { before: clocks(event.value.before), after: clocks(after) };
      const { controlBefore, control, reason } = event.value;
      const controls = { was: showControl(controlBefore), is: showControl(control) };
      const other =
        control === controlBefore ? "" : `, ${t("console-record-control-set", controls)}`;
      return t("console-record-clock-set", both) + other + because(reason);
    }
    case "timeAdded": {
      const { white, black, reason } = event.value;
      const given = ([of, time]: [SideName, bigint]) =>
        time > 0n ? [`${t(`pages-side-${of}`)} ${fromTo(ms(after?.[of]), ms(time))}`] : [];
      const both = (
        [
          ["white", white],
          ["black", black],
        ] as [SideName, bigint][]
      ).flatMap(given);
      return t("console-record-time-added", { both: both.join("; ") }) + because(reason);
    }
    case "penaltiesProposed": {
      const { seat, by, penalties, article, reason } = event.value;
      const proposed = t("penalty-proposed", {
        side: sideName(seat),
        by: name(by),
        penalties: withArticle(penaltiesText(penalties), article),
      });
      return proposed + because(reason);
    }
    case "penaltiesRejected": {
      const { by, reason } = event.value;
      return t("penalty-rejected", { by: name(by) }) + because(reason);
    }
    case "penaltiesWithdrawn": {
      const { by, penalties, reason } = event.value;
      const withdrawn = { by: name(by), penalties: penaltiesText(penalties) };
      return t("penalty-withdrawn-record", withdrawn) + because(reason);
    }
    case "penalised": {
      const { seat, penalties, article, reason, before } = event.value;
      const imposed = t("penalty-record", {
        side: sideName(seat),
        penalties: withArticle(penaltiesText(penalties), article),
      });
      const set =
        before && t("console-record-clock-set", { before: clocks(before), after: clocks(after) });
      return [imposed, set].filter(Boolean).join(", ") + because(reason);
    }
    case "defaultTimeSet": {
      const { to, reason } = event.value;
      const set =
        to === undefined
          ? t("console-record-default-time-open")
          : t("console-record-default-time", { time: showSpan(ms(to)) });
      return set + because(reason);
    }
    case "cameLate": {
      const { seat, charged } = event.value;
      return t("console-record-came-late", { side: side(seat), time: showSpan(ms(charged)) });
    }
    case "outage": {
      const { from, until, cause } = event.value;
      const [begun, ended] = [zone.exact(ms(from), zoneHere), zone.exact(ms(until), zoneHere)];
      return (
        t("console-record-outage", { from: begun, until: ended }) +
        because(word("server-saw-outage", enumWord(OutageCause, cause)))
      );
    }
    default:
      return "";
  }
}

function paused({ cause, by, reason, seat }: Paused, name: Name): string {
  if (cause === PauseCause.ARBITER && by)
    return t("console-record-paused-by", { by: name(by) }) + because(reason);
  // The server's own reason says in English what the cause says.
  if (cause === PauseCause.SILENCE && sideName(seat))
    return t("console-record-paused-silent", { side: side(seat) });
  const why = word("console-pause-cause", enumWord(PauseCause, cause));
  const stopped = t("console-record-paused", { cause: why });
  const isKnown = cause === PauseCause.SILENCE || cause === PauseCause.OUTAGE;
  return isKnown ? stopped : stopped + because(reason);
}

function ofSeats({ event }: BoardEvent, { name, zone: zoneHere, silences }: Telling): string {
  switch (event.case) {
    case "checkedIn":
      return t("console-record-checked-in", { side: side(event.value.seat) });
    case "seatLost": {
      const { seat, sign, lastContact } = event.value;
      const at = zone.exact(ms(lastContact), zoneHere);
      const lost = t("console-record-lost", {
        side: side(seat),
        sign: word("officials-noticed", enumWord(LossSign, sign)),
        at,
      });
      const own = silences.find((told) => told.seat === seat && told.lastContact === lastContact);
      return own ? `${lost}, ${t("console-record-of-incident", { incident: own.incident })}` : lost;
    }
    case "seatBack":
      return t("console-record-back", { side: side(event.value.seat) });
    case "limitPassed":
      return t("console-record-limit", { side: side(event.value.seat) });
    case "seatMoved": {
      const { seat, to, reason } = event.value;
      return t("console-record-moved", { side: side(seat), device: to }) + because(reason);
    }
    case "deviceNoted":
      return atDevice(event.value, zoneHere);
    case "breachesCited": {
      const breaches = event.value.notes.map((note) => atDevice(note, zoneHere));
      return t("console-record-cited", { breaches: breaches.join("; ") });
    }
    case "readyGiven":
      return t("console-record-ready", { side: side(event.value.seat) });
    case "arbiterCalled":
      return called(event.value);
    case "callAnswered": {
      const { number, valid, leave, by, note } = event.value;
      const key = leave
        ? valid
          ? "console-record-leave-granted"
          : "console-record-leave-refused"
        : valid
          ? "console-record-call-valid"
          : "console-record-call-not-valid";
      return t(key, { number, by: name(by) }) + because(note);
    }
    case "callTaken": {
      const { number, by } = event.value;
      return t("console-record-call-taken", { number, by: name(by) });
    }
    case "leaveEnded": {
      const { seat, by } = event.value;
      return t("console-record-leave-ended", { side: side(seat), by: name(by) });
    }
    case "physicalBoardShown":
      if (event.value.outage) {
        const { seat, outage } = event.value;
        const time = showSpan(ms(outage.charged));
        return t("board-differs-outage-over", { side: sideName(seat), time });
      }
      // Else it shows the game, or a hand is at work: each move has several of them.
      if (event.value.placement !== undefined) return "";
      return t("console-record-board-not-connected", { side: side(event.value.seat) });
    case "scoresheetMarked": {
      const { seat, present, note } = event.value;
      const id = present ? "scoresheet-present" : "scoresheet-missing";
      return t(id, { side: sideName(seat) }) + because(note);
    }
    case "physicalBoardDiffers": {
      return boardDiffers(event.value);
    }
    case "physicalBoardRequirementSet": {
      const { seat, requirement, by, reason, outage } = event.value;
      const lifted = requirement === BoardRequirement.LIFTED;
      const key = lifted ? "console-record-board-lifted" : "console-record-board-required";
      const set = t(key, { side: side(seat), by: name(by) });
      const cost = outage && t("board-differs-outage-cost", { time: showSpan(ms(outage.charged)) });
      return [set, cost].filter(Boolean).join(", ") + because(reason);
    }
    case "checkRecorded": {
      const { seat, kind, passed, by, note } = event.value;
      const result = word("pages-check-result", passed ? "passed" : "failed");
      const checked = word("pages-check-kind", enumWord(CheckKind, kind));
      const what = { side: side(seat), kind: checked, result, by: name(by) };
      return t("console-record-check", what) + because(note);
    }
    case "checksWaived":
      return waived(event.value, name);
    case "assistantApproved": {
      const { seat, person, reason } = event.value;
      return (
        t("console-record-assistant", { side: side(seat), name: name(person) }) + because(reason)
      );
    }
    case "assistantEnded":
      return (
        t("console-record-assistant-ended", { side: side(event.value.seat) }) +
        because(event.value.reason)
      );
    default:
      return "";
  }
}

/** With the number by which a penalty cites it. */
function boardDiffers({ seat, placement, game, note, seen }: PhysicalBoardDiffers): string {
  const text =
    t("board-differs-record", { side: sideName(seat), placement, game: game ?? "?" }) +
    because(seen);
  return note > 0 ? t("board-differs-note", { number: String(note), text }) : text;
}

/** Why a player calls: an objection names the result. */
function called({ seat, leave, objection, reason }: ArbiterCalled): string {
  const who = { side: side(seat) };
  if (objection)
    return t("console-record-objects", { ...who, result: score(objection) }) + because(reason);
  return t(leave ? "console-record-asked-leave" : "console-record-called", who) + because(reason);
}

/** Whose checks: both players' where no seat is named. */
function waived({ seat, by, reason }: ChecksWaived, name: Name): string {
  const who = { by: name(by) };
  const text = sideName(seat)
    ? t("console-record-waived-of", { ...who, side: side(seat) })
    : t("console-record-waived", who);
  return text + because(reason);
}

/** With its author, and what it made of the clocks where it set them. */
function ruled(event: Ruled, after: BoardEvent["clocks"], name: Name): string {
  const { incident, ruling, remedy, article, reason, cites, by, secondedBy, before } = event;
  const what = [word("console-remedy", enumWord(Remedy, remedy)), ...amounts(event)].join(", ");
  const text = t("console-record-ruled", { number: ruling, incident, article, what });
  const notes = cites.join(", ");
  const cited = notes ? t("console-record-ruled-citing", { ruled: text, notes }) : text;
  const author = by ? t("console-record-ruled-by", { by: name(by) }) : "";
  const second = secondedBy ? t("console-record-seconded-by", { by: name(secondedBy) }) : "";
  const both = { before: clocks(before), after: clocks(after) };
  const set =
    before && after && remedy !== Remedy.RESULT ? t("console-record-clock-set", both) : "";
  return [cited, author, second, set].filter(Boolean).join(", ") + because(reason);
}

/** What a ruling takes off the clocks, and what it gives. */
function amounts(of: Ruled): string[] {
  const told = (what: "deducted" | "given", whose: SideName, time: bigint) =>
    time > 0n
      ? [t(`console-record-${what}`, { time: showExact(ms(time)), side: t(`pages-side-${whose}`) })]
      : [];
  return [
    ...told("deducted", "white", of.whiteDeducted),
    ...told("deducted", "black", of.blackDeducted),
    ...told("given", "white", of.whiteAdded),
    ...told("given", "black", of.blackAdded),
  ];
}

function ofResult({ event, clocks: after }: BoardEvent, name: Name): string {
  switch (event.case) {
    case "finished": {
      const { result, ending, reason } = event.value;
      return (
        t("console-record-finished", {
          result: score(result),
          ending: word("server-ending", enumWord(Ending, ending)),
        }) + because(reason)
      );
    }
    case "ruled":
      return ruled(event.value, after, name);
    case "resultConfirmed":
      return t("console-record-confirmed", { side: side(event.value.seat) });
    case "resultApproved":
      return t("console-record-approved", { by: name(event.value.by) });
    case "resultCorrected": {
      const { before, result, reason, by } = event.value;
      const scores = { before: score(before), after: score(result), by: name(by) };
      return t("console-record-corrected", scores) + because(reason);
    }
    default:
      return "";
  }
}
