// How far an incident is, and which is looked at first.
import { IncidentStage } from "../../api/adoube/v1/common_pb";
import type { IncidentBrief } from "../../api/adoube/v1/incident_pb";
import type { IconName } from "../../shared/Icon.svelte";
import { t, word } from "../../shared/i18n.svelte";
import { enumWord, name } from "../../shared/wire";

export type Tone = "bad" | "warn" | "ruling" | "good" | "quiet";

interface Look {
  tone: Tone;
  icon: IconName;
  rank: number;
}

const UNKNOWN: Look = { tone: "warn", icon: "alert", rank: 2 };

const LOOKS: Record<IncidentStage, Look> = {
  [IncidentStage.UNSPECIFIED]: UNKNOWN,
  [IncidentStage.OPEN]: { tone: "bad", icon: "alert", rank: 0 },
  [IncidentStage.CONNECTED_AGAIN]: { tone: "warn", icon: "link", rank: 1 },
  [IncidentStage.RULED]: { tone: "ruling", icon: "scales", rank: 3 },
  [IncidentStage.EXECUTED]: { tone: "good", icon: "check", rank: 4 },
  [IncidentStage.CLOSED]: { tone: "quiet", icon: "lock", rank: 5 },
};

export const look = (stage: IncidentStage): Look => LOOKS[stage] ?? UNKNOWN;

/** How far it is, in words; of one that was joined, in which it goes on. */
export const stageOf = ({ stage, joinedInto }: IncidentBrief): string =>
  joinedInto > 0
    ? t("officials-stage-joined", { incident: joinedInto })
    : word("officials-stage", enumWord(IncidentStage, stage));

/** Whether a ruling is due, on a flag that fell too, or the agreement of a second official. */
export function isDue(brief: IncidentBrief): boolean {
  if (brief.joinedInto > 0) return false;
  if (brief.proposed || brief.closingProposedBy !== undefined || brief.flagged.length > 0)
    return true;
  return brief.stage === IncidentStage.OPEN || brief.stage === IncidentStage.CONNECTED_AGAIN;
}

/** Those that are watched, and the closed ones among those that were asked for: what was open as it was asked for, and is
 * watched no more, has closed since. */
export function withClosed(
  asked: Iterable<IncidentBrief>,
  watched: Iterable<IncidentBrief>,
): IncidentBrief[] {
  const closed = [...asked].filter(({ stage }) => stage === IncidentStage.CLOSED);
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
  return t("officials-incident-flagged", { boards });
}

/** Boards that are named in a line. */
const NAMED = 6;

export function named(boards: { round: number; board: number }[]): { names: string; more: number } {
  const names = boards.slice(0, NAMED).map(({ round, board }) => `${round}.${board}`);
  return { names: names.join(" "), more: Math.max(0, boards.length - NAMED) };
}
