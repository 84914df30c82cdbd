// What a coordinator's alarm says, in the reader's language.
import { type VenueAlarm, VenueAlarmKind } from "../api/adoube/v1/uplink_pb";
import { CauseCertainty, IncidentCause, IncidentStage } from "../api/adoube/v1/common_pb";
import { known, t, word } from "../shared/i18n.svelte";
import { enumWord, ms, name, score, sideName } from "../shared/wire";

/** Alarms that are about the same: a call, or an incident with each of its boards here. */
export interface Matter {
  id: string;
  /** What they have in common is told by the first. */
  first: VenueAlarm;
  /** Each once, in their order. */
  boards: string[];
  devices: string[];
  /** The devices at which it happened and which their seats have left since. */
  before: string[];
  /** Since when the first of them is, ms. */
  since: number;
}

/** How many there are of each kind. */
export function countsOf(matters: readonly Matter[]) {
  const count = (kind: VenueAlarmKind) => matters.filter(({ first }) => first.kind === kind).length;
  const [calls, boards] = [count(VenueAlarmKind.CALL), count(VenueAlarmKind.BOARD)];
  return { calls, boards, incidents: matters.length - calls - boards };
}

export type IncidentTone = "bad" | "warn" | "ruling";

/** As the row of an incident is coloured; of several the most urgent. */
export function incidentTone(matters: readonly Matter[]): IncidentTone {
  const tones = matters.flatMap(({ first: { incident } }) => {
    switch (incident?.stage) {
      case undefined:
        return [];
      case IncidentStage.CONNECTED_AGAIN:
        return ["warn" as const];
      case IncidentStage.RULED:
      case IncidentStage.EXECUTED:
        return ["ruling" as const];
      case IncidentStage.UNSPECIFIED:
      case IncidentStage.OPEN:
      case IncidentStage.CLOSED:
        return ["bad" as const];
    }
    // Of a later version.
    return ["bad" as const];
  });
  return (["bad", "warn"] as const).find((tone) => tones.includes(tone)) ?? "ruling";
}

const inOrder = (found: string[]): string[] =>
  [...new Set(found)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));

function matter(id: string, alarms: readonly [VenueAlarm, ...VenueAlarm[]]): Matter {
  return {
    id,
    first: alarms[0],
    boards: inOrder(alarms.map(({ board }) => name(board))),
    devices: inOrder(alarms.map(({ device }) => device).filter((device) => device !== "")),
    before: inOrder(
      alarms.map(({ incident }) => incident?.deviceBefore ?? "").filter((device) => device !== ""),
    ),
    since: Math.min(...alarms.map(({ since }) => ms(since))),
  };
}

/** Calls first, who waits longest before the others, then physical boards that differ; then incidents, those that are open before what goes its way. */
export function matters(alarms: readonly VenueAlarm[]): Matter[] {
  const found = new Map<string, [VenueAlarm, ...VenueAlarm[]]>();
  for (const alarm of alarms) {
    const id = alarm.incident ? `incident-${alarm.incident.number}` : alarm.id;
    const known = found.get(id);
    if (known) known.push(alarm);
    else found.set(id, [alarm]);
  }
  const weight = ({ first: { kind, incident } }: Matter) =>
    kind === VenueAlarmKind.CALL
      ? 3
      : kind === VenueAlarmKind.BOARD
        ? 2
        : Number(incident?.stage === IncidentStage.OPEN);
  return [...found]
    .map(([id, together]) => matter(id, together))
    .sort((a, b) => weight(b) - weight(a) || a.since - b.since);
}

/** An incident's state and cause without its number, which stands above; who calls, and why. */
export function alarmText({ incident, call, physicalBoard, text }: VenueAlarm): string {
  if (incident) {
    const { stage, cause, causeText, certainty, alike } = incident;
    const said = word("officials-stage", enumWord(IncidentStage, stage));
    if (certainty === CauseCertainty.UNSPECIFIED || certainty === CauseCertainty.UNKNOWN)
      return said;
    const more = alike && `; ${inWords("officials-alike", cause, alike)}`;
    return `${said}: ${inWords("officials-cause", cause, causeText)} (${word("officials-certainty", enumWord(CauseCertainty, certainty))}${more})`;
  }
  if (call) {
    const side = t(`pages-side-${sideName(call.seat) === "black" ? "black" : "white"}`);
    const who = call.name ? `${side} (${call.name})` : side;
    const { leave, objection } = call;
    const asks = objection
      ? t("officials-alarm-objects", { who, result: score(objection) })
      : t(leave ? "officials-alarm-asks-leave" : "officials-alarm-calls", { who });
    return call.reason ? `${asks}: ${call.reason}` : asks;
  }
  if (physicalBoard) {
    const { seat, name } = physicalBoard;
    const differs = t("physical-board-differs", { side: sideName(seat) || "white" });
    return name ? `${differs} (${name})` : differs;
  }
  return text;
}

/** What a kind of alarm is called; an incident by its number. */
export function alarmTitle({ kind, incident }: VenueAlarm): string {
  if (kind === VenueAlarmKind.CALL) return t("wall-alarms-call");
  if (kind === VenueAlarmKind.BOARD) return t("physical-board-alarm");
  return t("officials-incident-title", { incident: incident?.number ?? "" });
}

/** Of a cause that this page does not know, what the coordinator says. */
const inWords = (family: string, cause: IncidentCause, said: string): string =>
  known(family, enumWord(IncidentCause, cause)) || said;
