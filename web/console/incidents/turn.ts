// Why an incident was closed, or opened again, in the reader's language.
import type { TurnView } from "../../api/adoube/v1/incident_pb";
import { known, t } from "../../shared/i18n.svelte";

/** By a ruling, of which author, seconder and reason are told. */
const BY_RULING = new Set(["ended", "further", "plays-on", "lets-go-on"]);

/** In the server's English where the language has no word for it, or where not all is told that fills it in. */
export function turned({ why, text }: TurnView): string {
  if (!why) return text;
  const { word, with: given } = why;
  if (BY_RULING.has(word) && !given.whose) return text;
  const seconded = given.second ? t("server-turn-seconded", { second: given.second }) : "";
  return known("server-turn", word, { ...given, seconded }) || text;
}
