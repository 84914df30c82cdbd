// What was asked for to stop clocks, and where that can be asked for.
import type { IntentView } from "../../api/adoube/v1/lta_pb";
import { name } from "../../shared/wire";
import type { SeatHere } from "../grid/seat";

/** The last pause that was asked for: of this board, or without one of the whole venue. */
export const pauseOf = (intents: readonly IntentView[], board: string): IntentView | undefined =>
  intents.findLast(({ intent }) => {
    if (intent?.what.case !== "pause") return false;
    const { venue } = intent.what.value;
    return board === "" ? venue : !venue && name(intent.board) === board;
  });

/** A seat of the venue whose game is not over: its round is the one that is played. None where nothing can be stopped. */
export const seatInPlay = (devices: Iterable<{ seat: SeatHere | null }>): SeatHere | undefined =>
  [...devices].flatMap(({ seat }) => (seat && seat.at.game !== "over" ? [seat] : []))[0];
