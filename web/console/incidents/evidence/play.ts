// What was played meanwhile: whose clock ran when, and each move, from the records of a game.
import type { BoardEvent } from "../../../api/adoube/v1/board_pb";
import { halfMovesBefore, numberedMove } from "../../../shared/moveNumbers";
import { san as letters } from "../../../shared/pieces.svelte";
import type { GivenBackView } from "../../../api/adoube/v1/incident_pb";
import { ms, sideName, type SideName } from "../../../shared/wire";

export interface Ran {
  side: SideName;
  from: number;
  to: number;
  /** It was given back as the clocks were stopped: no sum has it. */
  inVain?: boolean;
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

interface Stretch {
  from: number;
  to: number;
}

/**
 * As far as it lies between `from` and `to`; what runs at the last record runs until `to`. What was given back is told
 * apart.
 */
export function play(
  events: BoardEvent[],
  { from, to }: Stretch,
  back: GivenBackView[] = [],
): Play {
  const ran: Ran[] = [];
  const moves: Move[] = [];
  let start = 0;
  events.forEach((event, index) => {
    const { case: what, value } = event.event;
    if (what === "opened" || (what === "restarted" && value.fen))
      start = halfMovesBefore(value.fen);
    const at = ms(event.time);
    const until = index + 1 < events.length ? ms(events[index + 1]?.time) : to;
    const side = sideName(event.clocks?.running ?? 0);
    if (side && until > from && at < to)
      join(ran, { side, from: Math.max(at, from), to: Math.min(until, to) });
    if (event.event.case === "moved" && at >= from && at <= to) {
      const { ply, san, seat } = event.event.value;
      const text = numberedMove(start + ply, letters(san));
      moves.push({ at, side: sideName(seat) || "white", text });
    }
  });
  return { ran: back.reduce(apart, ran), moves };
}

/** Records in between do not cut a stretch in two. */
function join(ran: Ran[], next: Ran) {
  const last = ran.at(-1);
  if (last && last.side === next.side && last.to === next.from) last.to = next.to;
  else if (next.to > next.from) ran.push(next);
}

/** Cuts what was given back out of what counts. */
function apart(ran: Ran[], back: GivenBackView): Ran[] {
  const [side, from, to] = [sideName(back.side), ms(back.from), ms(back.until)];
  return ran.flatMap((run) => {
    if (run.side !== side || run.inVain || run.to <= from || run.from >= to) return run;
    const parts: Ran[] = [
      { side, from: run.from, to: from },
      { side, from: Math.max(run.from, from), to: Math.min(run.to, to), inVain: true },
      { side, from: to, to: run.to },
    ];
    return parts.filter((part) => part.from < part.to);
  });
}
