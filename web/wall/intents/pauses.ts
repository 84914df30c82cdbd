// What was asked for to stop clocks, to resume them or to give the reason, and where that can be asked for.
import type { IntentView } from "../../api/adoube/v1/lta_pb";
import { GamePhase, type VenueHold } from "../../api/adoube/v1/uplink_pb";
import { t } from "../../shared/i18n.svelte";
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
  [...devices].flatMap(({ seat }) => (seat && seat.at.game !== GamePhase.OVER ? [seat] : []))[0];

const isOf = (hold: VenueHold, { intent }: IntentView): boolean =>
  intent?.board?.round === hold.board?.round &&
  (hold.hold === undefined ? name(intent?.board) === name(hold.board) : true);

/** The last reason that was given here for this stop. */
export const reasonOf = (intents: readonly IntentView[], hold: VenueHold): IntentView | undefined =>
  intents.findLast((view) => {
    const what = view.intent?.what;
    return what?.case === "stopReason" && what.value.hold === hold.hold && isOf(hold, view);
  });

/** The last time that somebody here asked to end such a stop. */
export const resumeOf = (intents: readonly IntentView[], hold: VenueHold): IntentView | undefined =>
  intents.findLast((view) => {
    const what = view.intent?.what;
    const venue = hold.hold !== undefined;
    return what?.case === "resume" && what.value.venue === venue && isOf(hold, view);
  });

/** Why clocks cannot be stopped or resumed from here now; empty where they can. */
export function clocksBlocked(post: { reached: boolean; hall: { cut: boolean } }): string {
  if (!post.reached) return t("wall-pause-unreached");
  return post.hall.cut ? t("wall-pause-cut-off") : "";
}
