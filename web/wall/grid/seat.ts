// Who sits at a device, short enough for a tile.
import type { VenueDevice } from "../../api/adoube/v1/lta_pb";
import { name, sideName, surname, type SideName } from "../../shared/wire";

export interface SeatHere {
  board: string;
  side: SideName | "";
  name: string;
  full: string;
}

export const sameSeat = (a: SeatHere | null, b: SeatHere | null): boolean =>
  a?.board === b?.board && a?.side === b?.side && a?.full === b?.full;

export function seatOf({ seat }: VenueDevice): SeatHere | null {
  if (!seat) return null;
  return {
    board: name(seat.board),
    side: sideName(seat.side),
    name: surname(seat.name),
    full: seat.name,
  };
}
