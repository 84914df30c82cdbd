// Which mandatory scoresheets of a round are still open (O 20.7).
import { ScoresheetState } from "../../api/adoube/v1/board_pb";
import type { PlayerEntry, RoundView } from "../../api/adoube/v1/event_pb";

export interface OpenScoresheet {
  /** `1.3`. */
  board: string;
  side: "white" | "black";
  player: string;
  /** An official looked for it; else nobody has. */
  isMissing: boolean;
}

/** Those that are missing first, then those that nobody has looked for, by board. */
export function openScoresheets(
  { round, pairings }: RoundView,
  players: readonly PlayerEntry[],
): OpenScoresheet[] {
  const names = new Map(players.map(({ number, name }) => [number, name]));
  const open = pairings.flatMap(({ board, white, black, before }) => {
    const sheets = [
      { side: "white" as const, number: white, state: before?.whiteScoresheet },
      { side: "black" as const, number: black, state: before?.blackScoresheet },
    ];
    return sheets
      .filter(
        ({ state }) => state === ScoresheetState.MISSING || state === ScoresheetState.UNMARKED,
      )
      .map(({ side, number, state }) => ({
        board: `${round}.${board}`,
        side,
        player: names.get(number) ?? "",
        isMissing: state === ScoresheetState.MISSING,
      }));
  });
  return open.sort((a, b) => Number(b.isMissing) - Number(a.isMissing));
}
