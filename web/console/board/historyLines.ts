// The lines of a board's event log: its records, when a page alone was not open, and how its incidents were closed and
// opened again.
import type { BoardEvent } from "../../api/adoube/v1/board_pb";
import type { IncidentTurn, SilenceTold } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import { ms, sideName } from "../../shared/wire";
import * as zone from "../../shared/zone";
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
  return [...own, ...closedPages(events, telling), ...closed]
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.at - b.at);
}

/** Players whose page alone was not open: of those the board itself has no record. */
function closedPages(events: readonly BoardEvent[], { silences, zone: zoneHere }: Telling): Line[] {
  const lost = events.flatMap(({ event }) => (event.case === "seatLost" ? [event.value] : []));
  const recorded = ({ seat, lastContact }: SilenceTold) =>
    lost.some((own) => own.seat === seat && own.lastContact === lastContact);
  const pages = silences.filter((told) => told.sign === "page" && !recorded(told));
  return pages.flatMap(({ incident, seat, lastContact, noticed, back }) => {
    const side = t(`side.${sideName(seat) || "white"}`);
    const key = `page ${incident} ${seat} ${noticed}`;
    const gone = t("record.page-missing", { side, at: zone.exact(ms(lastContact), zoneHere) });
    const text = `${gone}, ${t("record.of-incident", { incident })}`;
    const missing = { key, at: ms(noticed), text };
    const open = { key: `${key} back`, at: ms(back), text: t("record.page-open", { side }) };
    return back > 0n ? [missing, open] : [missing];
  });
}
