// Physical boards that differ from the game, and that arbiters are to see to.
import type { BoardEvent, ReportedBoard } from "../../api/adoube/v1/board_pb";
import type { BoardView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import { halfMovesBefore, numberedMove } from "../../shared/moveNumbers";
import { san } from "../../shared/pieces.svelte";
import { ms, SIDES, type SideName } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

export const boardOf = (view: BoardView, side: SideName): ReportedBoard | undefined =>
  side === "white" ? view.whitePhysicalBoard : view.blackPhysicalBoard;

/** The players whose boards differ, White first. */
export const differing = (view: BoardView): SideName[] =>
  SIDES.filter((side) => boardOf(view, side)?.difference);

/** That they differ, in words; empty where none does. */
export const differingText = (view: BoardView): string =>
  differing(view)
    .map((side) => t("physical-board-differs", { side }))
    .join(", ");

/** Each difference with the sentence that tells it, by what stays the same while it lasts. */
export const differencesOf = (
  boards: Iterable<Pick<LiveBoard, "key" | "view">>,
): (readonly [string, string])[] =>
  [...boards].flatMap(({ key, view }) =>
    differing(view).map((side) => {
      const since = ms(boardOf(view, side)?.difference?.since);
      const text = `${key}: ${t("physical-board-differs", { side })}`;
      return [`p${key}.${side}.${since}`, text] as const;
    }),
  );

/** The last move that had been made before a difference, `12...Nd5`; empty before the first. */
export function moveBefore(events: readonly BoardEvent[], ply: number): string {
  const moves = events.flatMap(({ event }) => (event.case === "moved" ? [event.value] : []));
  const opened = events.flatMap(({ event }) => (event.case === "opened" ? [event.value] : []));
  const last = moves.findLast((move) => move.ply === ply);
  const before = halfMovesBefore(opened.at(-1)?.fen ?? "");
  return last ? numberedMove(before + ply, san(last.san)) : "";
}
