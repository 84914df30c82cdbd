// Who is away in an incident, in a few words.
import type { IncidentBrief } from "../../api/adoube/v1/incident_pb";
import { t } from "../../shared/i18n.svelte";
import { name, SIDES, surname } from "../../shared/wire";
import type { LiveBoard } from "../liveBoard.svelte";

/** Who it was, once all of them are back. */
function wereAway(silent: readonly string[], count: number): string {
  if (count === 0) return "";
  if (count > NAMED) return t("console-incident-were-away", { n: count });
  return t("console-incident-were-away-names", { names: silent.map(surname).join(", ") });
}

/** Players that are named; of more only how many they are is told. */
const NAMED = 2;

/**
 * By name where the boards know them all, at the incident's own venues: the opponent may be away in another one. Of a
 * page that is not open, or a game that is over, the boards know nothing: then by the incident's own names, where all of
 * them are away. Once nobody is away: who was.
 */
export function awayFrom(
  {
    away,
    boards,
    venues,
    silent,
    silentCount,
  }: Pick<IncidentBrief, "away" | "boards" | "venues" | "silent" | "silentCount">,
  live: ReadonlyMap<string, Pick<LiveBoard, "view">>,
): string {
  if (away === 0) return wereAway(silent, silentCount);
  const names = boards.flatMap((board) => {
    const view = live.get(name(board))?.view;
    const here = SIDES.filter((side) => venues.includes(view?.[side]?.venue ?? ""));
    const gone = here.filter((side) => (view?.[`${side}AwaySince`] ?? 0n) > 0n);
    return gone.map((side) => surname(view?.[side]?.name ?? ""));
  });
  const all = away === silentCount ? silent.map(surname) : [];
  const found = [names, all].find((known) => known.length === away);
  if (!found || away > NAMED) return t("officials-incident-away", { n: away });
  return t("console-incident-away-names", { n: away, names: found.join(", ") });
}
