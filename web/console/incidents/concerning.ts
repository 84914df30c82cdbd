// Which incidents touch the same boards: one stop of a game may have several.
import type { IncidentBrief } from "../../api/adoube/v1/incident_pb";
import { name } from "../../shared/wire";
import { inOrder } from "./stages";

/** Those of one of the boards, but for the one that is looked at; who wants somebody first. */
export function concerning(
  incidents: Iterable<IncidentBrief>,
  boards: readonly string[],
  but = 0,
): IncidentBrief[] {
  const touches = (brief: IncidentBrief) => brief.boards.some((ref) => boards.includes(name(ref)));
  return inOrder(incidents).filter((brief) => brief.number !== but && touches(brief));
}
