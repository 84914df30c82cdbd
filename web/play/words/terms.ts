// What the event's regulations mean at this board, in sentences.
import { ConnectionLoss } from "../../api/adoube/v1/page_pb";
import { PauseCause } from "../../api/adoube/v1/board_pb";
import type { SeatTerms } from "../../api/adoube/v1/play_pb";
import { t } from "../../shared/i18n.svelte";
import { ms } from "../../shared/wire";
import { spell } from "./say";

const span = (millis: number) => spell(Math.round(millis / 1000));

/** What the clocks do while somebody's connection is lost. */
export function ofClocks(terms: SeatTerms | undefined): string {
  if (!terms) return "";
  if (terms.clockRuns) return t("play-terms-clocks-run");
  const after = ms(terms.stopsAfter);
  return after > 0
    ? t("play-terms-clocks-stop-after", { time: span(after) })
    : t("play-terms-clocks-stop");
}

/** What is known of the clocks of a game that ran when the device's own program stopped responding. */
export function withoutAgent(terms: SeatTerms | undefined): string {
  if (!terms || terms.clockRuns) return t("play-link-agent-clock");
  const after = ms(terms.stopsAfter);
  return after > 0
    ? t("play-link-agent-clock-stops-after", { time: span(after) })
    : t("play-link-agent-clock-stops");
}

/** Why a link is lost that may be lost since the server died. */
const DIED: Readonly<Record<ConnectionLoss, boolean>> = {
  [ConnectionLoss.UNSPECIFIED]: false,
  [ConnectionLoss.VENUE]: false,
  [ConnectionLoss.UPLINK]: true,
  [ConnectionLoss.REFUSED]: false,
  [ConnectionLoss.STRANGER]: false,
  [ConnectionLoss.SILENCE]: true,
  [ConnectionLoss.BROKEN]: true,
  [ConnectionLoss.SERVER]: false,
  [ConnectionLoss.RESEATED]: false,
  [ConnectionLoss.ELSEWHERE]: false,
  [ConnectionLoss.MISUNDERSTOOD]: false,
  [ConnectionLoss.STOPPING]: false,
};

const goesOn = ({ resumesByItself }: SeatTerms): string =>
  t(resumesByItself ? "play-terms-goes-on" : "play-terms-arbiter-resumes");

/** How play goes on where the clocks stand since somebody is away; nothing where they stand for another reason. */
export function goesOnAfter(terms: SeatTerms | undefined, cause: PauseCause | undefined): string {
  // An outage ends by itself, whatever the event says of players who are away.
  if (cause === PauseCause.OUTAGE) return t("play-terms-goes-on");
  return terms && cause === PauseCause.SILENCE ? goesOn(terms) : "";
}

/** What is known of the clocks now that the device's connection is lost: what was told last, and what the event does then;
 * `why` as the agent says it. */
export function meanwhile(terms: SeatTerms | undefined, why: ConnectionLoss, last: string): string {
  if (!terms) return "";
  if (why === ConnectionLoss.SERVER) return t("play-terms-server-out");
  // A server that died said nothing: as seen from here nothing comes any more, or nobody answers the venue.
  const died = DIED[why];
  const runs = died ? [t("play-terms-unless-server-out")] : [];
  // Then play goes on by itself, whatever the event says of who is away.
  const unless = died && !terms.resumesByItself ? [t("play-terms-unless-server-goes-on")] : [];
  const rest = terms.clockRuns ? runs : [t("play-terms-not-known"), goesOn(terms), ...unless];
  return [last, ofClocks(terms), ...rest].filter(Boolean).join(" ");
}

/** All that a disconnection leads to. */
export function ofDisconnection(terms: SeatTerms | undefined): string[] {
  if (!terms) return [];
  const within = ms(terms.backWithin);
  return [
    ofClocks(terms),
    ...(terms.clockRuns ? [] : [goesOn(terms)]),
    ...(within > 0 ? [t("play-terms-back-within", { time: span(within) })] : []),
  ];
}

/** How late a player may be, before the round starts. */
export function ofDefaultTime(defaultTime: bigint | undefined): string {
  if (defaultTime === undefined) return t("play-before-default-open");
  const time = ms(defaultTime);
  return time > 0
    ? t("play-before-default-after", { time: span(time) })
    : t("play-before-default-none");
}
