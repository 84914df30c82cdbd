// The breaches that a ruling cites: what the event forbids and happened at a board's devices.
import type { BoardRef } from "../../../api/adoube/v1/common_pb";
import type { OfferView } from "../../../api/adoube/v1/incident_pb";
import { name } from "../../../shared/wire";
import { atDevice } from "../../board/atDevice";

export interface Citable {
  key: string;
  /** As a request has it. */
  of: { board: BoardRef | undefined; note: number };
  text: string;
}

/** What could be cited on the boards of an offer; each is told with its board where there are several. */
export function citableOf(offers: readonly OfferView[], zoneHere: string): Citable[] {
  return offers.flatMap(({ board, breaches }) =>
    breaches.map((note) => {
      const told = atDevice(note, zoneHere);
      return {
        key: `${name(board)}:${note.number}`,
        of: { board, note: note.number },
        text: offers.length > 1 ? `${name(board)}: ${told}` : told,
      };
    }),
  );
}
