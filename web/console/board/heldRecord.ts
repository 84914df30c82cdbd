// That a hold of the round began or ended: whose boards it stopped, and who began or ended it.
import type { Role } from "../../api/adoube/v1/common_pb";
import type { BoardEvent } from "../../api/adoube/v1/board_pb";
import type { HoldView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";

/** The official of a record, by id, and their office. */
export interface Author {
  by: string;
  office: Role;
}

/** The hold that a record is about; none for any other record. */
function of({ event }: BoardEvent, holds: readonly HoldView[]): HoldView | undefined {
  if (event.case !== "held" && event.case !== "holdEnded") return undefined;
  const { hold } = event.value;
  return holds.find((own) => own.hold === hold);
}

/** Who began or ended the hold: a board's record names nobody, the round's does. */
export function holdAuthor(event: BoardEvent, holds: readonly HoldView[]): Author {
  const hold = of(event, holds);
  if (!hold) return { by: event.by, office: event.office };
  return event.event.case === "held"
    ? { by: hold.by, office: hold.office }
    : { by: hold.endedBy, office: hold.endedOffice };
}

/** In a sentence, without its author; empty for any other record. */
export function held(
  record: BoardEvent,
  holds: readonly HoldView[],
  venueName: (venue: string) => string,
): string {
  const { event } = record;
  if (event.case !== "held" && event.case !== "holdEnded") return "";
  const begins = event.case === "held";
  const { hold, reason } = event.value;
  const because = reason.trim() ? `: ${reason.trim()}` : "";
  const found = of(record, holds);
  if (!found)
    return t(begins ? "console-record-held" : "console-record-hold-ended", { hold }) + because;
  const boards = found.venue
    ? t("console-hold-of", { venue: venueName(found.venue) })
    : t("console-hold-all");
  return (
    t(begins ? "console-record-held-boards" : "console-record-hold-ended-boards", {
      hold,
      boards,
    }) + because
  );
}
