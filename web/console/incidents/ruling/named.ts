// The boards that a ruling names.
import type { IncidentBrief } from "../../../api/adoube/v1/incident_pb";
import { name } from "../../../shared/wire";

/** Those that were chosen. A postponed game begins again by its name alone: the only board of an incident needs nobody
 * to choose it. None: all that are left. */
export function boardsNamed(
  chosen: string[],
  brief: Pick<IncidentBrief, "boards" | "postponed"> | undefined,
): string[] {
  const [only, ...others] = (brief?.boards ?? []).map(name);
  if (chosen.length > 0 || only === undefined || others.length > 0) return chosen;
  const putOff = brief?.postponed.some(({ board }) => name(board) === only);
  return putOff ? [only] : chosen;
}
