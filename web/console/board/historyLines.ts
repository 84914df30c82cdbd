// The lines of a board's event log: its records, and how its incidents were closed and opened again.
import type { BoardEvent } from "../../api/adoube/v1/board_pb";
import type { IncidentTurn } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import { ms } from "../../shared/wire";
import { turned } from "../incidents/turn";
import { record, type Telling } from "./record";

export interface Line {
  key: string;
  /** Coordinator time, ms. */
  at: number;
  text: string;
}

/** By time; a record stands before an incident that closed by it. */
export function lines(
  events: readonly BoardEvent[],
  turns: readonly IncidentTurn[],
  telling: Telling,
): Line[] {
  const own = events.map((event) => ({
    key: String(event.sequence),
    at: ms(event.time),
    text: record(event, telling),
  }));
  const closed = turns.flatMap(({ incident, turn }, index) => {
    if (!turn) return [];
    const key = turn.closed ? "record.incident-closed" : "record.incident-opened-again";
    const text = t(key, { incident, why: turned(turn) });
    return [{ key: `incident ${index}`, at: ms(turn.at), text }];
  });
  return [...own, ...closed].filter(({ text }) => text !== "").sort((a, b) => a.at - b.at);
}
