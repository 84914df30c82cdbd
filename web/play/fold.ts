// The moves of a game, of which only what changed is told.

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
