// The lines of a board's event log: its records, when a page alone was not open, and how its incidents were closed and
// opened again.
import type { BoardEvent } from "../../api/adoube/v1/board_pb";
import type { IncidentTurn, SilenceTold } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import { LossSign, type Side } from "../../api/adoube/v1/common_pb";
import { ms, sideName, type SideName } from "../../shared/wire";
import * as zone from "../../shared/zone";
import { turned } from "../incidents/turn";
import { record, type Telling } from "./record";

export interface Line {
  key: string;
  /** Coordinator time, ms. */
  at: number;
  text: string;
  /** Both positions, where a physical board differed. */
  positions?: { game: string; board: string; side: SideName };
}

/** By time; a record stands before an incident that closed by it. */
export function lines(
  events: readonly BoardEvent[],
  turns: readonly IncidentTurn[],
  telling: Telling,
): Line[] {
  const differs = new Set<Side>();
  const own = events.map((event) => ({
    key: String(event.sequence),
    at: ms(event.time),
    text: [record(event, telling), followsAgain(event, differs)].join(""),
    positions: positionsOf(event),
  }));
  const closed = turns.flatMap(({ incident, turn }, index) => {
    if (!turn) return [];
    const key = turn.closed
      ? "console-record-incident-closed"
      : "console-record-incident-opened-again";
    const text = t(key, { incident, why: turned(turn) });
    return [{ key: `incident ${index}`, at: ms(turn.at), text }];
  });
  return [...own, ...closedPages(events, telling), ...closed]
    .filter(({ text }) => text !== "")
    .sort((a, b) => a.at - b.at);
}

/** That a physical board that had differed shows the game again. `differs`: whose boards differ by now. */
function followsAgain({ event }: BoardEvent, differs: Set<Side>): string {
  if (event.case === "physicalBoardDiffers") differs.add(event.value.seat);
  if (event.case !== "physicalBoardShown" || event.value.ply === undefined) return "";
  const { seat } = event.value;
  return differs.delete(seat)
    ? t("physical-board-record-again", { side: sideName(seat) || "white" })
    : "";
}

/** Both positions; nothing where the record is too old to have the game's. */
function positionsOf({ event }: BoardEvent): Line["positions"] {
  if (event.case !== "physicalBoardDiffers" || event.value.game === undefined) return undefined;
  const { game, placement, seat } = event.value;
  return { game, board: placement, side: sideName(seat) || "white" };
}

/** Players whose page alone was not open: of those the board itself has no record. */
function closedPages(events: readonly BoardEvent[], { silences, zone: zoneHere }: Telling): Line[] {
  const lost = events.flatMap(({ event }) => (event.case === "seatLost" ? [event.value] : []));
  const recorded = ({ seat, lastContact }: SilenceTold) =>
    lost.some((own) => own.seat === seat && own.lastContact === lastContact);
  const pages = silences.filter((told) => told.sign === LossSign.PAGE && !recorded(told));
  return pages.flatMap(({ incident, seat, lastContact, noticed, back }) => {
    const side = t(`pages-side-${sideName(seat) || "white"}`);
    const key = `page ${incident} ${seat} ${noticed}`;
    const gone = t("console-record-page-missing", {
      side,
      at: zone.exact(ms(lastContact), zoneHere),
    });
    const text = `${gone}, ${t("console-record-of-incident", { incident })}`;
    const missing = { key, at: ms(noticed), text };
    const open = {
      key: `${key} back`,
      at: ms(back),
      text: t("console-record-page-open", { side }),
    };
    return back > 0n ? [missing, open] : [missing];
  });
}
