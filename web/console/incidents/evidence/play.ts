// What was played meanwhile: whose clock ran when, and each move, from the records of a game.
import type { BoardEvent } from "../../../api/adoube/v1/board_pb";
import { san as letters } from "../../../shared/pieces.svelte";
import { ms, sideName, type SideName } from "../../../shared/wire";

export interface Ran {
  side: SideName;
  from: number;
  to: number;
}

export interface Move {
  at: number;
  side: SideName;
  text: string;
}

export interface Play {
  ran: Ran[];
  moves: Move[];
}

/** As far as it lies between `from` and `to`; what runs at the last record runs until `to`. */
export function play(events: BoardEvent[], from: number, to: number): Play {
  const ran: Ran[] = [];
  const moves: Move[] = [];
  events.forEach((event, index) => {
    const at = ms(event.time);
    const until = index + 1 < events.length ? ms(events[index + 1]?.time) : to;
    const side = sideName(event.clocks?.running ?? 0);
    if (side && until > from && at < to)
      join(ran, { side, from: Math.max(at, from), to: Math.min(until, to) });
    if (event.event.case === "moved" && at >= from && at <= to) {
      const { ply, san, seat } = event.event.value;
      const number = ply % 2 === 1 ? `${(ply + 1) / 2}.` : `${ply / 2}...`;
      moves.push({ at, side: sideName(seat) || "white", text: number + letters(san) });
    }
  });
  return { ran, moves };
}

/** Records in between do not cut a stretch in two. */
function join(ran: Ran[], next: Ran) {
  const last = ran.at(-1);
  if (last && last.side === next.side && last.to === next.from) last.to = next.to;
  else if (next.to > next.from) ran.push(next);
}
