// How far an incident is, and which is looked at first.
import type { IncidentBrief } from "../../api/adoube/v1/incident_pb";
import type { IconName } from "../../shared/Icon.svelte";
import { t, word } from "../../shared/i18n.svelte";
import { name } from "../../shared/wire";

export type Tone = "bad" | "warn" | "ruling" | "good" | "quiet";

const LOOKS: Record<string, { tone: Tone; icon: IconName; rank: number }> = {
  open: { tone: "bad", icon: "alert", rank: 0 },
  "connected-again": { tone: "warn", icon: "link", rank: 1 },
  ruled: { tone: "ruling", icon: "scales", rank: 3 },
  executed: { tone: "good", icon: "check", rank: 4 },
  closed: { tone: "quiet", icon: "lock", rank: 5 },
};

export const look = (stage: string) =>
  LOOKS[stage] ?? { tone: "warn" as const, icon: "alert" as const, rank: 2 };

/** How far it is, in words; of one that was joined, in which it goes on. */
export const stageOf = ({ stage, joinedInto }: IncidentBrief): string =>
  joinedInto > 0
    ? t("officials-stage-joined", { incident: joinedInto })
    : word("officials-stage", stage);

/** Whether a ruling is due, on a flag that fell too, or the agreement of a second official. */
export function isDue(brief: IncidentBrief): boolean {
  if (brief.joinedInto > 0) return false;
  if (brief.proposed || brief.closingProposedBy !== undefined || brief.flagged.length > 0)
    return true;
  return brief.stage === "open" || brief.stage === "connected-again";
}

/** Those that are watched, and the closed ones among those that were asked for: what was open as it was asked for, and is
 * watched no more, has closed since. */
export function withClosed(
  asked: Iterable<IncidentBrief>,
  watched: Iterable<IncidentBrief>,
): IncidentBrief[] {
  const closed = [...asked].filter(({ stage }) => stage === "closed");
  return [...new Map([...closed, ...watched].map((brief) => [brief.number, brief])).values()];
}

/** The boards on which a ruling is due, with the incidents that wait for it, the oldest first. */
export function dueOn(briefs: Iterable<IncidentBrief>): Map<string, number[]> {
  const due = new Map<string, number[]>();
  const waiting = [...briefs].filter(isDue).sort((a, b) => a.number - b.number);
  for (const { number, left, flagged } of waiting)
    for (const board of new Set([...left, ...flagged].map(name)))
      due.set(board, [...(due.get(board) ?? []), number]);
  return due;
}

/** Those that want somebody first, the oldest of them at the top; then the newest of the others. */
export function inOrder(briefs: Iterable<IncidentBrief>): IncidentBrief[] {
  return [...briefs].sort((a, b) => {
    const [due, other] = [isDue(a), isDue(b)];
    if (due !== other) return due ? -1 : 1;
    if (due) return look(a.stage).rank - look(b.stage).rank || a.number - b.number;
    return look(a.stage).rank - look(b.stage).rank || b.number - a.number;
  });
}

/** On which boards a flag fell that is to be ruled on; empty where none is. */
export function flagWaits(brief: IncidentBrief): string {
  const { names, more } = named(brief.flagged);
  if (names === "") return "";
  const boards = more > 0 ? `${names} ${t("officials-more", { n: more })}` : names;
  return t("console-incident-flagged", { boards });
}

/** Boards that are named in a line. */
const NAMED = 6;

export function named(boards: { round: number; board: number }[]): { names: string; more: number } {
  const names = boards.slice(0, NAMED).map(({ round, board }) => `${round}.${board}`);
  return { names: names.join(" "), more: Math.max(0, boards.length - NAMED) };
}
