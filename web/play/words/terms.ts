// What the event's regulations mean at this board, in sentences.
import type { SeatTerms } from "../../api/adoube/v1/play_pb";
import { t } from "../../shared/i18n.svelte";
import { ms } from "../../shared/wire";
import { spell } from "./say";

const span = (millis: number) => spell(Math.round(millis / 1000));

/** What the clocks do while somebody's connection is lost. */
export function ofClocks(terms: SeatTerms | undefined, whose: "you" | "opponent"): string {
  if (!terms) return "";
  if (terms.clockRuns)
    return whose === "you" ? t("terms.your-clock-runs") : t("terms.his-clock-runs");
  const after = ms(terms.stopsAfter);
  const stops =
    after > 0 ? t("terms.clocks-stop-after", { time: span(after) }) : t("terms.clocks-stop");
  return stops;
}

const DIED = new Set(["silence", "broken", "uplink"]);

/** What the player's own clock does now that his connection is lost; `why` as the agent says it. */
export function meanwhile(terms: SeatTerms | undefined, why: string): string {
  if (!terms) return "";
  if (why === "server") return t("terms.server-out");
  if (!terms.clockRuns) return ofClocks(terms, "you");
  // A server that died said nothing: as seen from here nothing comes any more, or nobody answers the venue.
  const unsaid = DIED.has(why) ? t("terms.unless-server-out") : "";
  return [t("terms.your-clock-runs-now"), unsaid].filter(Boolean).join(" ");
}

/** All that a disconnection leads to. */
export function ofDisconnection(terms: SeatTerms | undefined): string[] {
  if (!terms) return [];
  const within = ms(terms.backWithin);
  const goesOn = terms.resumesByItself ? t("terms.goes-on") : t("terms.arbiter-resumes");
  return [
    ofClocks(terms, "you"),
    ...(terms.clockRuns ? [] : [goesOn]),
    ...(within > 0 ? [t("terms.back-within", { time: span(within) })] : []),
  ];
}
