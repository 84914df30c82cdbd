// The finding that a ruling was made on, and whether that was revised since.
import type { IncidentView, RulingView } from "../../../api/adoube/v1/incident_pb";
import { t, type MessageId } from "../../../shared/i18n.svelte";
import { ms } from "../../../shared/wire";
import { certainty, withCertainty } from "../cause";

export interface Line {
  text: string;
  /** Whether somebody should look at the ruling again. */
  revised: boolean;
}

export function finding(
  ruling: RulingView,
  view: IncidentView,
  show: (at: number) => string,
): Line[] {
  const on = ruling.found;
  const lines: Line[] = [];
  if (on) lines.push(line("console-finding-on", { cause: withCertainty(on), at: show(ms(on.at)) }));
  else lines.push({ text: t("console-finding-none"), revised: false });
  const last = view.found.at(-1);
  if (!last || last.number <= (on?.number ?? 0)) return lines;
  const at = show(ms(last.at));
  const cause = withCertainty(last);
  if (on && on.cause === last.cause) {
    lines.push(line("console-finding-same", { at, certainty: certainty(last) }));
  } else if (on) {
    lines.push({ ...line("console-finding-revised", { at, cause }), revised: true });
  } else {
    lines.push({ ...line("console-finding-after", { at, cause }), revised: true });
  }
  return lines;
}

const line = (key: MessageId, params: Record<string, string>): Line => ({
  text: t(key, params),
  revised: false,
});
