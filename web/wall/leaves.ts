// Who came back lately: told for a while where he stood among those who were out.
import type { VenueLeave } from "../api/adoube/v1/uplink_pb";
import { ms } from "../shared/wire";

/** So long he stands there, ms. */
const TOLD = 10 * 60_000;

/** By the venue's wall clock. */
export const backLately = (ended: readonly VenueLeave[], wall: number): VenueLeave[] =>
  ended.filter(({ until }) => wall - ms(until) < TOLD);
