// What follows from what is told now and what was told before: the moves of a game, of which only what changed
// is told; whether its player sits on the other side now.
import type { SeatShown } from "../api/adoube/v1/page_pb";
import { name, sideName } from "../shared/wire";

interface Told<M> {
  movesFrom: number;
  moves: readonly M[];
}

/** The same list where nothing changed: then nothing is drawn again. */
export function withTold<M>(known: readonly M[], told: Told<M> | undefined): readonly M[] {
  if (!told) return known.length === 0 ? known : [];
  if (told.moves.length === 0 && told.movesFrom >= known.length) return known;
  return [...known.slice(0, told.movesFrom), ...told.moves];
}

/** Whether the same player goes on at the same board with the other colour. */
export function changedSides(was: SeatShown | undefined, is: SeatShown | undefined): boolean {
  if (!was?.board || !is?.board || name(was.board) !== name(is.board)) return false;
  const [from, to] = [sideName(was.side), sideName(is.side)];
  return from !== "" && to !== "" && from !== to && was[from]?.person === is[to]?.person;
}
