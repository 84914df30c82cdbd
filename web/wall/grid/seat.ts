// Who sits at a device, short enough for a tile.
import type { VenueDevice } from "../../api/adoube/v1/lta_pb";
import { name, sideName, surname, type SideName } from "../../shared/wire";

export interface SeatHere {
  board: string;
  side: SideName | "";
  name: string;
  full: string;
}

export function seatOf({ seat }: VenueDevice): SeatHere | null {
  if (!seat) return null;
  return {
    board: name(seat.board),
    side: sideName(seat.side),
    name: surname(seat.name),
    full: seat.name,
  };
}
