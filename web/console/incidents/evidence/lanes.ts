// Who saw what: a lane for each witness, those of one venue together.
import type { EvidenceView, IncidentView } from "../../../api/adoube/v1/incident_pb";
import { t } from "../../../shared/i18n.svelte";
import { groupBy } from "../../../shared/group";
import { ms } from "../../../shared/wire";
import * as zone from "../../../shared/zone";

export type Mark = "for" | "against" | "";

export interface Seen {
  line: EvidenceView;
  at: number;
  /** How wrong the time may be, ms; null where the witness's clock was not measured: then it was then or before. */
  error: number | null;
  mark: Mark;
  /** Other lines that tell the same again, and when the last of them was. */
  again: number;
  until: number;
}

export interface Lane {
  witness: string;
  seen: Seen[];
}

/** Also where it speaks of a device: "coordinator of madrid-3". */
const isCoordinator = (witness: string): boolean => laneOf(witness) === "coordinator";

/** What was seen this often by one witness is one mark, and one line of the table. */
const OFTEN = 3;

/** The coordinator's clock is the one that all others are compared with: it is never wrong. */
function errorOf({ witness, errorMs }: EvidenceView): number | null {
  if (isCoordinator(witness)) return 0;
  return errorMs < 0n ? null : Number(errorMs);
}

/** How wrong a time may be, for people; nothing of the coordinator's own. */
export function errorText({ line, error }: Seen, zoneHere: string): string {
  if (isCoordinator(line.witness)) return "";
  if (error !== null) return `±${error} ms`;
  return t("console-evidence-not-measured", { reported: zone.exact(ms(line.received), zoneHere) });
}

function mark(view: IncidentView, number: number): Mark {
  if (view.linesFor.includes(number)) return "for";
  return view.linesAgainst.includes(number) ? "against" : "";
}

/** The lines in the order in which they happened; with `all` each by itself. */
export function lines(view: IncidentView, all: boolean): Seen[] {
  const sorted = view.evidence.map((line) => ({
    line,
    at: ms(line.at),
    error: errorOf(line),
    mark: mark(view, line.number),
    again: 0,
    until: ms(line.at),
  }));
  sorted.sort((a, b) => a.at - b.at || a.line.number - b.line.number);
  return all ? sorted : folded(sorted);
}

function folded(sorted: Seen[]): Seen[] {
  const key = ({ mark, line }: Seen) => `${mark} ${line.witness} ${line.saw || line.text}`;
  const same = groupBy(sorted, key);
  return sorted.flatMap((seen) => {
    const all = same.get(key(seen)) ?? [];
    if (all.length < OFTEN) return [seen];
    const last = all.at(-1);
    return all[0] === seen ? [{ ...seen, again: all.length - 1, until: last?.at ?? seen.at }] : [];
  });
}

const ORDER = ["device", "venue", "coordinator"];

/** "venue madrid of madrid-3" lies in the lane of "venue madrid". */
const laneOf = (witness: string): string => witness.replace(/ of .+$/, "");

export function lanes(seen: Seen[]): Lane[] {
  const found = groupBy(seen, ({ line }) => laneOf(line.witness));
  const rank = (witness: string) => ORDER.indexOf(witness.split(" ")[0] ?? "");
  return [...found]
    .map(([witness, seen]) => ({ witness, seen }))
    .sort((a, b) => rank(a.witness) - rank(b.witness) || a.witness.localeCompare(b.witness));
}
