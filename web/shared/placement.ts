// What stands on a board, as the first field of a FEN: `?` is a piece that a physical board could not identify.

/** A square, such as `e4`, and the letter of what stands there. */
type Placement = Map<string, string>;

function placementOf(fen: string): Placement {
  const found: Placement = new Map();
  const ranks = (fen.split(" ")[0] ?? "").split("/");
  ranks.slice(0, 8).forEach((rank, down) => {
    let file = 0;
    for (const letter of rank) {
      const empty = Number(letter);
      if (empty > 0) file += empty;
      else found.set(`${"abcdefgh"[file++] ?? "?"}${8 - down}`, letter);
    }
  });
  return found;
}

/** The squares on which two boards differ, a1 first. A piece that was not identified may be any piece. */
export function differences(one: string, other: string): string[] {
  const [a, b] = [placementOf(one), placementOf(other)];
  const differs = (square: string) => {
    const [first, second] = [a.get(square), b.get(square)];
    const isAny = first !== undefined && second !== undefined && (first + second).includes("?");
    return first !== second && !isAny;
  };
  return [...new Set([...a.keys(), ...b.keys()])].filter(differs).sort(byRank);
}

const byRank = (a: string, b: string): number =>
  (a[1] ?? "").localeCompare(b[1] ?? "") || (a[0] ?? "").localeCompare(b[0] ?? "");

/** What is marked on a board that is drawn: squares that differ, and pieces that were not identified. */
export function marks(placement: string, differing: readonly string[]): Map<string, string> {
  const found = new Map(differing.map((square) => [square, "differs"]));
  for (const [square, letter] of placementOf(placement)) {
    if (letter !== "?") continue;
    found.set(square, [found.get(square), "unidentified"].filter(Boolean).join(" "));
  }
  return found;
}

/** The same without what no drawing has: pieces that were not identified. */
export const drawable = (placement: string): string => placement.replaceAll("?", "1");
