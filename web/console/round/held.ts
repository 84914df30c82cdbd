// What a hold stops, to be seen at once: of a venue not everybody is stopped.
import type { HoldView } from "../../api/adoube/v1/event_pb";
import { t } from "../../shared/i18n.svelte";

export function held(
  { hold, venue }: Pick<HoldView, "hold" | "venue">,
  venueName: (id: string) => string,
): string {
  if (venue === "") return t("hold.on", { hold, whose: t("hold.all") });
  return t("hold.on-venue", { hold, whose: t("hold.of", { venue: venueName(venue) }) });
}
