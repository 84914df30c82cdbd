// Players who are out of the playing area with leave, who went first before the others.
import { ms, sideName, type SideName } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

export interface Out {
  board: string;
  side: SideName;
  name: string;
  /** Since when, coordinator time, ms. */
  since: number;
}

export function outOf(boards: Iterable<Pick<LiveBoard, "key" | "view">>): Out[] {
  const all = [...boards].flatMap(({ key, view }) =>
    view.leaves.map(({ seat, since }): Out => {
      const side = sideName(seat) || "white";
      return { board: key, side, name: view[side]?.name ?? "", since: ms(since) };
    }),
  );
  return all.sort((a, b) => a.since - b.since);
}
