// What a player is told besides the moves, in the order of what matters most to him.
import { Remedy } from "../api/adoube/v1/board_pb";
import { GameStage } from "../api/adoube/v1/common_pb";
import { ConnectionLoss, ConnectionState, type Shown } from "../api/adoube/v1/page_pb";
import {
  PlayCommandKind,
  type CallShown,
  type ClocksChanged,
  type RulingShown,
  type SeatTerms,
  type SeatView,
} from "../api/adoube/v1/play_pb";
import { known, t, word } from "../shared/i18n.svelte";
import { retold } from "../shared/retold";
import { penaltiesText, withArticle } from "../shared/penalty";
import { showChangeAsOnClock, showClock, showSeconds, showSpan } from "../shared/span";
import { enumWord, ms, score, type SideName, sideName } from "../shared/wire";
import type { Cut } from "./cut";
import { closed, note, sentence, squares, type Act, type Note } from "./note";
import { ofUnplayed, type Entered, type Missed } from "./unplayed.svelte";
import { otherControl } from "./words/control";
import { signature } from "./words/signature";
import { goesOnAfter, meanwhile, ofClocks, withoutAgent } from "./words/terms";

/** What the page itself knows. */
export interface Own {
  side: SideName;
  other: SideName;
  opponent: string;
  /** The device's own agent is not heard. */
  agentSilent: boolean;
  /** It was not heard for a while, and the player's clock ran. */
  cut: Cut | null;
  refused: string;
  /** How often something was. */
  refusals: number;
  /** A move that was not played when it came, and why. */
  unplayed: Entered | null;
  missed: Missed;
  /** The one move that is not on the board yet. */
  waiting: { name: string; canTakeBack: boolean } | null;
  /** A premove that the player is to confirm. */
  asked: string;
  /** The same of one that was written. */
  written: string;
  /** The same of one that the player had not confirmed when the board changed. */
  missedPremove: string;
  seenNotice: number;
  /** The calls of which he has seen what became of them, by their numbers. */
  seenCalls: readonly number[];
  /** The leaves of which he has seen that they are over, by their numbers. */
  seenBacks: readonly number[];
  /** The player has seen that his offer of a draw was declined. */
  seenDeclined: boolean;
}

export function notes(shown: Shown, own: Own): Note[] {
  return [
    ...ofPending(shown, own),
    ...ofConnection(shown, own),
    ...ofCut(shown, own),
    ...ofSeatMove(shown),
    ...ofRuling(shown, own),
    ...ofClocksChanged(shown, own),
    ...ofRefusal(own),
    ...ofUnplayed(own.unplayed, own.missed, !isOff(shown, own) && shown.board?.may?.move === true),
    ...ofDraw(shown, own),
    ...ofVenue(shown, own),
    ...ofPremove(shown, own),
    ...ofOpponent(shown, own),
    ...ofCalls(shown, own),
  ];
}

function ofConnection({ connection, seat, board }: Shown, own: Own): Note[] {
  if (own.agentSilent) {
    const clock = board?.stage === GameStage.PLAYING ? withoutAgent(seat?.terms) : "";
    const text = [t("play-link-agent-what"), clock].filter(Boolean).join(" ");
    return [note("agent", "bad", "broken", t("play-link-agent"), { text })];
  }
  if (connection?.state === ConnectionState.LOST) {
    const text = [
      lostBy(connection.why),
      board?.stage === GameStage.PLAYING
        ? meanwhile(seat?.terms, connection.why, ran(board, own))
        : t("play-link-comes-back"),
    ];
    return [
      note("link", "bad", "broken", t("play-link-lost"), {
        text: text.filter(Boolean).join(" "),
        lasts: ms(connection.silentMs),
        acts: ["network"],
      }),
    ];
  }
  if (connection?.state === ConnectionState.LATE) {
    const text = board?.may?.move ? t("play-link-late-what") : "";
    return [note("link", "warn", "clock", t("play-link-late"), { text })];
  }
  return [];
}

/** What is shown is as it was told before the connection was lost. */
const isOff = ({ connection }: Shown, { agentSilent }: Own): boolean =>
  agentSilent || connection?.state === ConnectionState.LOST;

/** Whose clock ran when it was told last. */
function ran({ clocks }: SeatView, { side, other, opponent }: Own): string {
  const running = sideName(clocks?.running ?? 0);
  if (running === side) return t("play-terms-last-yours");
  return running === other ? t("play-terms-last-theirs", { name: opponent }) : "";
}

/** What the clock lost while the page was closed or got no answer. A ruling that came since says what is given back. */
function ofCut({ board }: Shown, { agentSilent, cut }: Own): Note[] {
  if (!cut || agentSilent || board?.ruling) return [];
  const text = t("play-cut-what", { was: showClock(cut.was), is: showClock(cut.is) });
  const time = showSeconds(cut.lasted);
  const title = cut.closed ? t("play-cut-title-closed", { time }) : t("play-cut-title", { time });
  return [note("cut", "warn", "clock", title, { text, acts: ["seen-cut"] })];
}

/** Where the player sat before, and what their clock lost by the disconnection there. */
function ofSeatMove({ board }: Shown): Note[] {
  const { stage = GameStage.UNSPECIFIED, seatMove } = board ?? {};
  if (!seatMove || stage === GameStage.FINISHED) return [];
  const { from, reason, clockBefore, clockAfter } = seatMove;
  const { was, is, by } = showChangeAsOnClock(ms(clockBefore), ms(clockAfter));
  const text = [
    by && t("play-moved-here-clock", { was, is }),
    // What the device before kept while it was disconnected is known there alone.
    t("play-moved-here-moves", { device: from }),
    reason && closed(t("pages-paused-reason", { reason })),
  ];
  const title = t("play-moved-here-title", { device: from });
  return [note("moved-here", "warn", "next", title, { text: text.filter(Boolean).join(" ") })];
}

/** Why a connection is lost; nothing for a reason that this page does not know. */
export const lostBy = (why: ConnectionLoss): string =>
  known("play-lost", enumWord(ConnectionLoss, why));

function ofVenue({ notice }: Shown, { seenNotice }: Own): Note[] {
  if (!notice || notice.text === "" || notice.number === seenNotice) return [];
  const acts: Act[] = ["seen-notice"];
  return [
    note(`notice-${notice.number}`, "warn", "alert", t("play-notice-title"), {
      text: notice.text,
      acts,
    }),
  ];
}

/** What was ruled, where an arbiter resumed the game before this player confirmed it, or the game waits for its players. */
function ofRuling({ board }: Shown, { side }: Own): Note[] {
  const { stage = GameStage.UNSPECIFIED, ruling } = board ?? {};
  if (!ruling || (stage !== GameStage.PLAYING && stage !== GameStage.WAITING)) return [];
  const text = [
    word("play-ruled", enumWord(Remedy, ruling.remedy)),
    ownClock(ruling, side),
    ruling.reason && t("pages-paused-reason", { reason: ruling.reason }),
    signature(ruling),
    stage === GameStage.PLAYING ? t("play-ruled-runs") : "",
  ];
  const title =
    ruling.remedy === Remedy.REVERSE ? t(`play-colours-${side}`) : t("play-ruled-title");
  return [
    note("ruled", "ruling", "scales", title, { text: text.filter(Boolean).map(closed).join(" ") }),
  ];
}

/** The player's clock before and after a ruling; nothing where it stayed as it was, or another game began. */
function ownClock(ruling: RulingShown, side: SideName): string {
  const [before, after] =
    side === "white"
      ? [ruling.whiteBefore, ruling.whiteAfter]
      : [ruling.blackBefore, ruling.blackAfter];
  if (before === 0n || after === undefined) return "";
  const { was, is, by } = showChangeAsOnClock(ms(before), ms(after));
  return by && t("play-ruled-clock", { was, is, by });
}

/** That an arbiter gave or took time, how much, why and who, until this player has moved; each change by itself. */
const ofClocksChanged = ({ board }: Shown, { side }: Own): Note[] =>
  (board?.clocksChanged ?? [])
    // A penalty may be what ended the game.
    .filter(({ penalties = [] }) => board?.stage !== GameStage.FINISHED || penalties.length > 0)
    .map((changed, index) => ofChange(changed, index, side));

function ofChange(changed: ClocksChanged, index: number, own: SideName): Note {
  const of = (side: SideName, before: bigint, after: bigint) => {
    const { was, is, by } = showChangeAsOnClock(ms(before), ms(after));
    return by && `${t(`pages-side-${side}`)} ${was} → ${is} (${by}).`;
  };
  const { penalties = [] } = changed;
  const text = [
    penalties.length > 0 && closed(withArticle(penaltiesText(penalties), changed.article)),
    of("white", changed.whiteBefore, changed.white),
    of("black", changed.blackBefore, changed.black),
    otherControl(changed),
    changed.reason && closed(t("pages-paused-reason", { reason: changed.reason })),
    closed(signature(changed)),
  ];
  const icon = penalties.length > 0 ? "scales" : "clock";
  return note(`clocks-changed-${index}`, "ruling", icon, titleOfChange(changed, own), {
    text: text.filter(Boolean).join(" "),
  });
}

function titleOfChange(changed: ClocksChanged, own: SideName): string {
  const penalised = sideName(changed.penalised);
  if (!penalised) return t("play-changed-clocks");
  return t(penalised === own ? "penalty-own" : "penalty-opponent");
}

function ofRefusal({ refused, refusals }: Own): Note[] {
  if (refused === "") return [];
  return [
    note("refused", "bad", "cross", t("play-refused-title"), {
      text: closed(refused),
      number: refusals,
      acts: ["seen-refusal"],
    }),
  ];
}

function ofDraw(shown: Shown, own: Own): Note[] {
  const { board } = shown;
  if (!board || board.stage === GameStage.FINISHED) return [];
  const by = sideName(board.drawOffer);
  if (by === own.side) {
    return [note("draw", "plain", "half", t("play-draw-own"), { text: t("play-draw-own-what") })];
  }
  if (by === own.other) {
    const answered = board.may?.answerDraw && !isOff(shown, own);
    const acts: Act[] = answered ? ["accept", "decline"] : [];
    return [
      note("draw", "ruling", "half", t("play-draw-theirs", { name: own.opponent }), {
        text: t("play-draw-theirs-what"),
        acts,
      }),
    ];
  }
  if (!board.drawDeclined || own.seenDeclined) return [];
  const text = board.may?.offerDraw === false ? t("play-draw-declined-here") : "";
  return [
    note("draw", "plain", "half", t("play-draw-declined"), { text, acts: ["seen-declined"] }),
  ];
}

function ofPremove({ board }: Shown, { asked, written, missedPremove }: Own): Note[] {
  if (!board) return [];
  if (missedPremove !== "" && board.stage !== GameStage.FINISHED) {
    const text = board.may?.move ? t("play-premove-missed-what") : "";
    return [
      note("premove", "warn", "next", t("play-premove-missed", { move: missedPremove }), { text }),
    ];
  }
  const meant = asked === "" ? written : squares(asked);
  if (meant !== "") {
    return [
      note("premove", "ruling", "next", t("play-premove-ask", { move: meant }), {
        text: t("play-premove-notice"),
        acts: ["confirm-premove", "drop-premove"],
      }),
    ];
  }
  if (board.premove) {
    const { uci, notice } = board.premove;
    return [
      note("premove", "plain", "next", t("play-premove-set", { move: squares(uci) }), {
        text: noticed(notice),
        acts: ["cancel-premove"],
      }),
    ];
  }
  if (board.premoveDropped === "" || board.stage === GameStage.FINISHED) return [];
  return [
    note("premove", "warn", "next", t("play-premove-dropped"), {
      text: sentence(retold("pages-illegal", board.premoveDropped)),
    }),
  ];
}

/** The one notice that there is, in the reader's language; another one as it came. */
function noticed(notice: string): string {
  return notice.startsWith("an offer of a draw") ? t("play-premove-notice") : notice;
}

function ofOpponent(shown: Shown, own: Own): Note[] {
  const { board, seat } = shown;
  const { opponent } = own;
  if (
    !board?.opponentAway ||
    board.stage === GameStage.FINISHED ||
    board.stage === GameStage.WAITING
  )
    return [];
  // Whoever is not connected himself knows only how it was.
  if (isOff(shown, own))
    return [note("away", "warn", "link", t("play-away-was", { name: opponent }))];
  const text =
    board.stage === GameStage.PLAYING
      ? ofClocks(seat?.terms)
      : [t("play-away-what"), goesOnAfter(seat?.terms, board.pause?.cause)]
          .filter(Boolean)
          .join(" ");
  return [note("away", "warn", "link", t("play-away-title", { name: opponent }), { text })];
}

/** What waits for the connection: a move that was not sent can be taken back. */
function ofPending(shown: Shown, own: Own): Note[] {
  const pending = shown.local?.pending ?? PlayCommandKind.UNSPECIFIED;
  if (!isOff(shown, own) || (!pending && !own.waiting)) return [];
  if (!own.waiting)
    return [
      pendingNote(word("play-pending", enumWord(PlayCommandKind, pending)), pendingText(pending)),
    ];
  const { name, canTakeBack } = own.waiting;
  if (!canTakeBack) return [pendingNote(name, t("play-pending-move-sent"))];
  return [pendingNote(name, movePending(shown.seat?.terms), ["take-back-move"])];
}

const pendingNote = (what: string, text: string, acts: Act[] = []): Note =>
  note("pending", "warn", "clock", t("play-pending-title", { what }), { text, acts });

/** A pause for the player's own absence ends when they are back, where the event says so. */
const movePending = (terms: SeatTerms | undefined): string =>
  t(terms?.resumesByItself ? "play-pending-move-resumes" : "play-pending-move-what");

const pendingText = (command: PlayCommandKind): string =>
  t(command === PlayCommandKind.CALL_ARBITER ? "play-pending-raise" : "play-pending-what");

/** Each by itself: a leave lasts while another call waits. */
const ofCalls = (shown: Shown, own: Own): Note[] =>
  (shown.board?.calls ?? []).flatMap((call) =>
    ofCall(call, shown, own).map((told) => ({
      ...told,
      key: `${told.key}-${call.number}`,
      number: call.number,
    })),
  );

function ofCall(call: CallShown, shown: Shown, own: Own): Note[] {
  const { board, connection } = shown;
  // Cut off, the page does not know what the clocks do: the notice about the connection says what it knows.
  const runs = board?.stage === GameStage.PLAYING && !isOff(shown, own);
  if (call.away !== undefined && board?.stage !== GameStage.FINISHED)
    return own.seenBacks.includes(call.number) ? [] : [isBack(ms(call.away))];
  if (own.seenCalls.includes(call.number)) return [];
  if (call.over) return call.answered ? [] : [callEnded()];
  if (!call.answered) {
    const title = asked(call);
    // A call stops no clock; one that is stopped for another reason stays so.
    const clocks = runs ? t("play-call-clocks-run") : "";
    const wrote = call.reason && t("play-call-wrote", { reason: call.reason });
    const text = (sentence: string) => [wrote, sentence, clocks].filter(Boolean).join(" ");
    if (call.coming)
      return [note("call", "good", "bell", title, { text: text(t("play-call-coming")) })];
    // An answer that is given meanwhile does not come here.
    const waits = t(
      connection?.state === ConnectionState.LOST ? "play-call-waits-lost" : "play-call-waits",
    );
    return [note("call", "plain", "bell", title, { text: text(waits) })];
  }
  const tone = call.valid ? "good" : "warn";
  // Who goes out is told what it costs him.
  const clocks = call.leave && call.valid && runs ? t("play-call-leave-clocks") : "";
  const said = call.note && t("play-call-player-answer", { note: call.note });
  const text = [said && clocks ? closed(said) : said, clocks].filter(Boolean).join(" ");
  return [note("call", tone, "bell", answered(call), { text, acts: ["seen-call"] })];
}

function asked({ leave, objection }: CallShown): string {
  if (objection) return t("play-object-told", { result: score(objection) });
  return leave ? t("play-call-leave-asked") : t("play-call-called");
}

const isBack = (away: number): Note =>
  note("back", "good", "check", t("play-call-leave-over"), {
    text: t("play-call-leave-away", { time: showSpan(away) }),
    acts: ["seen-back"],
  });

const callEnded = (): Note =>
  note("call", "warn", "bell", t("play-call-ended"), {
    text: t("play-call-ended-what"),
    acts: ["seen-call"],
  });

function answered({ leave, objection, valid }: CallShown): string {
  if (objection)
    return t(valid ? "play-object-upheld" : "play-object-rejected", { result: score(objection) });
  if (leave) return valid ? t("play-call-leave-granted") : t("play-call-leave-refused");
  return valid ? t("play-call-answered") : t("play-call-answered-no-reason");
}
