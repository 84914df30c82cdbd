// What a player is to do next at their physical board, in one line, and what can be answered on the screen.
import { PhysicalBoardState } from "../../api/adoube/v1/common_pb";
import {
  PhysicalBoardStepKind as Kind,
  type PhysicalBoardStep,
  type PhysicalBoardView,
} from "../../api/adoube/v1/page_pb";
import { t, word, type MessageId } from "../../shared/i18n.svelte";
import { faultText, isUnread, lowBattery } from "../../shared/physicalBoard";
import { san } from "../../shared/pieces.svelte";
import { squares } from "../note";

export interface Answer {
  text: string;
  /** A move; without one it is confirmed that what is on the board is the player's move. */
  uci?: string;
}

export interface Told {
  text: string;
  /** More than one line needs: why, or what is left of the battery. */
  more: string;
  tone: "plain" | "act" | "warn" | "bad";
  answers: Answer[];
  /** Both positions are drawn. */
  differs: boolean;
}

/** The line of a step without its moves to choose from. */
function lineOf({ kind, san: move, piece, square }: PhysicalBoardStep): string {
  const id = (Kind[kind] ?? "").toLowerCase().replaceAll("_", "-");
  if (kind === Kind.PUT_PIECE) {
    const side = piece === piece.toUpperCase() ? "white" : "black";
    return t("physical-board-step-put-piece", {
      piece: word("play-man", piece.toUpperCase()),
      side,
      square,
    });
  }
  return t(`physical-board-step-${id}` as MessageId, { move: san(move), square });
}

function answersOf({ kind, san: move, moves }: PhysicalBoardStep): Answer[] {
  switch (kind) {
    case Kind.TAP:
    case Kind.FINISH_CASTLING:
      return [{ text: t("physical-board-play", { move: san(move) }) }];
    case Kind.CHOOSE_MOVE:
      return moves.map((uci) => ({ text: squares(uci), uci }));
    case Kind.CHOOSE_PROMOTION:
      return moves.map((uci) => ({ text: word("play-man", (uci[4] ?? "").toUpperCase()), uci }));
    default:
      return [];
  }
}

const SILENT = new Set<Kind>([Kind.UNSPECIFIED, Kind.MOVE]);

/** What is told of the board; `may`: a move can be made now, by its answers too. */
export function toldOf(view: PhysicalBoardView, may: boolean): Told {
  const { status, step, lifted, placement } = view;
  const battery = status ? lowBattery(status) : null;
  const low = battery === null ? "" : t("physical-board-low", { percent: battery });
  const why = status ? faultText(status) : "";
  const of = (text: string, tone: Told["tone"], rest: Partial<Told> = {}): Told => ({
    text,
    more: low,
    tone: low && tone === "plain" ? "warn" : tone,
    answers: [],
    differs: false,
    ...rest,
  });
  if (lifted) return of(t("physical-board-own-lifted"), "plain");
  const differs = status?.state === PhysicalBoardState.DIFFERS && placement !== undefined;
  if (status && isUnread(status)) {
    const isUnplugged = status.state === PhysicalBoardState.NOT_CONNECTED;
    const text = isUnplugged ? "physical-board-own-unread" : "physical-board-step-call-arbiter";
    return of(t(text), "bad", { more: why });
  }
  if (!step || step.kind === Kind.UNSPECIFIED) {
    const state = t(differs ? "physical-board-own-differs" : "physical-board-own-follows");
    return of(state, differs ? "bad" : "plain", {
      differs,
      more: [why, low].filter(Boolean).join(" "),
    });
  }
  const tone = differs ? "bad" : SILENT.has(step.kind) ? "plain" : "act";
  return of(lineOf(step), tone, { differs, answers: may ? answersOf(step) : [] });
}
