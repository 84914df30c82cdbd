// Games that another game of their board replaced: why, and by whom.
import {
  type AbsenceView,
  ReplacementCause,
  type ReplacementView,
} from "../../api/adoube/v1/incident_pb";
import { t, word } from "../../shared/i18n.svelte";
import { titled } from "../../shared/office";
import { enumWord, ms, name } from "../../shared/wire";
import * as zone from "../../shared/zone";

/** `colours reversed (Castillo, Ada (Chief Arbiter)): they sat wrongly`. */
export function whyReplaced({ cause, ruling, by, role, reason }: ReplacementView): string {
  const what = [word("console-replacement", enumWord(ReplacementCause, cause)), ruling]
    .filter(Boolean)
    .join(" ");
  const who = by && ` (${role ? titled(by, role) : by})`;
  return `${what}${who}: ${reason}`;
}

/** A line for each replaced game of an incident, though several seats were away in it. */
export function replacedGames(absences: readonly AbsenceView[], zoneHere: string): string[] {
  const lines = absences.flatMap(({ board, attempt, replacement }) => {
    if (!replacement) return [];
    const at = zone.stamp(ms(replacement.at), zoneHere);
    const told = { board: name(board), game: attempt, next: replacement.nextGame, at };
    return [t("console-incident-story-replaced", { ...told, why: whyReplaced(replacement) })];
  });
  return [...new Set(lines)];
}
