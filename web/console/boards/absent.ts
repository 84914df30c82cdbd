// Who is absent, and when they lose: as the coordinator counts it, for the venues' walls too.
import { PlayerAbsence } from "../../api/adoube/v1/board_pb";
import type { BoardView } from "../../api/adoube/v1/event_pb";
import { ms, name, SIDES, type SideName } from "../../shared/wire";

export interface AbsentPlayer {
  board: string;
  side: SideName;
  name: string;
  venue: string;
}

/** Absent players with one deadline. */
export interface AbsentGroup {
  /** Coordinator time, ms; null where an arbiter decides, before the round starts, and while the boards are paused. */
  deadline: number | null;
  players: AbsentPlayer[];
}

const absenceOf = ({ before }: BoardView, side: SideName): PlayerAbsence =>
  (side === "white" ? before?.whiteAbsence : before?.blackAbsence) ?? PlayerAbsence.UNSPECIFIED;

/** Who has not come to the board, also before the round starts. */
export const absentSides = ({ before }: BoardView): SideName[] =>
  SIDES.filter((side) => (side === "white" ? before?.whiteAbsent : before?.blackAbsent));

/** Who has not checked in since the round started; not White who only has to make the first move. */
export const absentSinceStart = (view: BoardView): SideName[] =>
  SIDES.filter((side) => absenceOf(view, side) === PlayerAbsence.NOT_CHECKED_IN);

/** Whose checks the game waits for since the round started. */
export const uncheckedSides = ({ before }: BoardView): SideName[] =>
  SIDES.filter((side) =>
    side === "white" ? before?.whiteWaitsForChecks : before?.blackWaitsForChecks,
  );

/** When somebody loses by absence, coordinator time, ms; null where nobody does. */
export function deadlineOf({ before }: BoardView): number | null {
  const at = ms(before?.defaultAt);
  return at > 0 ? at : null;
}

/** The first deadline first, then who has none; players by board. */
export function absentGroups(views: Iterable<BoardView>): AbsentGroup[] {
  const groups = new Map<number | null, AbsentPlayer[]>();
  const sorted = [...views].sort((a, b) => (a.board?.board ?? 0) - (b.board?.board ?? 0));
  for (const view of sorted) {
    for (const side of absentSides(view)) {
      const deadline = deadlineOf(view);
      const seat = view[side];
      const player = {
        board: name(view.board),
        side,
        name: seat?.name ?? "",
        venue: seat?.venue ?? "",
      };
      groups.set(deadline, [...(groups.get(deadline) ?? []), player]);
    }
  }
  const last = (deadline: number | null) => deadline ?? Infinity;
  return Array.from(groups, ([deadline, players]) => ({ deadline, players })).sort(
    (a, b) => last(a.deadline) - last(b.deadline),
  );
}

export const countAbsent = (views: Iterable<BoardView>): number =>
  [...views].reduce((sum, view) => sum + absentSides(view).length, 0);
