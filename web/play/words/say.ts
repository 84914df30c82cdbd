// What happens, in whole sentences: for who listens.
import { GameStage } from "../../api/adoube/v1/common_pb";
import { number, t, word } from "../../shared/i18n.svelte";
import { showSpan } from "../../shared/span";
import type { SideName } from "../../shared/wire";
import { ofSide, periods, type Period } from "../../shared/control";
import { inOrder, men } from "./position";
import { sayTurn } from "./turn";

interface Move {
  uci: string;
  san: string;
}

const piece = (letter: string) => word("play-man", letter);

/** "Knight from g8 to f6, check". */
export function sayMove({ uci, san }: Move): string {
  const signs = san.endsWith("#")
    ? t("play-say-mate")
    : san.endsWith("+")
      ? t("play-say-check")
      : "";
  const castles = /^[O0]-[O0](-[O0])?/.exec(san);
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  if (castles)
    return (castles[1] ? t("play-say-castles-long") : t("play-say-castles-short")) + signs;
  const man = piece(/^[KQRBN]/.exec(san)?.[0] ?? "P");
  const said = { piece: man, from, to };
  const becomes = /=([QRBN])/.exec(san)?.[1];
  return (
    (san.includes("x") ? t("play-say-takes", said) : t("play-say-moves", said)) +
    (becomes ? t("play-say-becomes", { piece: piece(becomes) }) : "") +
    signs
  );
}

/** "3 min 07 s" for a clock, without tenths above ten seconds. */
export const sayClock = (millis: number): string => showSpan(millis);

export interface Count {
  white: number;
  black: number;
  plies: number;
  stage: GameStage;
  toMove: SideName;
}

/** ACC-4: both clocks and the number of moves. */
export function sayClocks({ white, black, plies, stage, toMove }: Count): string {
  const told = { white: sayClock(white), black: sayClock(black) };
  const moves = Math.ceil(plies / 2);
  return `${t("play-say-clocks", told)} ${t("play-say-count", { n: moves })} ${sayTurn(stage, toMove)}`;
}

/** Each side's men by their squares: "king e1, queen d1, …". */
export function sayMen(fen: string): { side: SideName; text: string }[] {
  return inOrder(men(fen)).map(({ side, men }) => ({
    side,
    text: men.map(({ piece: letter, square }) => `${piece(letter)} ${square}`).join(", "),
  }));
}

/** "40 moves in 1 h 30 min, 30 s more for each move; then 30 min …". */
export function sayControl(text: string, side: SideName): string {
  const all = periods(ofSide(text, side));
  if (!all) return text;
  return all.map(sayPeriod).join(t("play-control-then"));
}

function sayPeriod(period: Period, index: number): string {
  const time = spell(period.base);
  const moves = period.moves > 0 ? t("play-control-moves", { n: period.moves, time }) : "";
  const rest = index === 0 ? t("play-control-all", { time }) : t("play-control-rest", { time });
  const each = { time: spell(period.extraSeconds) };
  const extra = {
    "+": t("play-control-increment", each),
    d: t("play-control-delay", each),
    b: t("play-control-bronstein", each),
    "": "",
  };
  return (moves || rest) + extra[period.extra];
}

/** `1 h 30 min`, `45 min`, `30 s`. */
export function spell(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    Math.round((seconds % 60) * 1000) / 1000,
  ];
  const parts = [
    hours > 0 ? `${hours} h` : "",
    minutes > 0 ? `${minutes} min` : "",
    rest > 0 ? `${number(rest)} s` : "",
  ];
  return parts.filter((part) => part !== "").join(" ") || "0 s";
}
