// What a hold stops, to be seen at once: of a venue not everybody is stopped.
import { GameStage } from "../../api/adoube/v1/common_pb";
import { type HoldView, RoundState, type RoundView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";
import type { LiveBoard } from "../liveBoard.svelte";

export function held(
  { hold, venue }: Pick<HoldView, "hold" | "venue">,
  venueName: (id: string) => string,
): string {
  if (venue === "") return t("console-hold-on", { hold, whose: t("console-hold-all") });
  return t("console-hold-on-venue", {
    hold,
    whose: t("console-hold-of", { venue: venueName(venue) }),
  });
}

/** Whether a hold of that venue, or of the round where it is empty, stops a board: one that is not over. */
export const covers = (venue: string, { view }: Pick<LiveBoard, "view">): boolean =>
  view.state !== GameStage.FINISHED &&
  (venue === "" || view.white?.venue === venue || view.black?.venue === venue);

/** Whether the round has boards that can be stopped: it is published, and not closed. */
export const holdable = (round: number, rounds: readonly RoundView[] | undefined): boolean =>
  (rounds ?? []).some(
    (it) =>
      it.round === round && (it.state === RoundState.PUBLISHED || it.state === RoundState.STARTED),
  );

/** So many are told by name. */
const NAMED = 12;

/** Boards by their names, as far as a dialog has room for them. */
export function named(boards: readonly Pick<LiveBoard, "key">[]): string {
  const names = boards.slice(0, NAMED).map(({ key }) => key);
  const more = boards.length - names.length;
  return [names.join(", "), more > 0 ? t("officials-more", { n: more }) : ""]
    .filter(Boolean)
    .join(" ");
}
