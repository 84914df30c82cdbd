// What a coordinator's alarm says, in the reader's language.
import type { VenueAlarm } from "../api/adoube/v1/uplink_pb";
import { t, word } from "../shared/i18n.svelte";
import { sideName } from "../shared/wire";

/** An incident's state and cause without its number, which stands above; who calls, and why. */
export function alarmText({ incident, call, text }: VenueAlarm): string {
  if (incident) {
    const { stage, cause, causeText, certainty, alike } = incident;
    const said = word("stage", stage);
    if (certainty === "" || certainty === "unknown") return said;
    const more = alike && `; ${inWords("alike", cause, alike)}`;
    return `${said}: ${inWords("cause", cause, causeText)} (${word("certainty", certainty)}${more})`;
  }
  if (call) {
    const side = t(`side.${sideName(call.seat) === "black" ? "black" : "white"}`);
    const who = call.name ? `${side} (${call.name})` : side;
    const asks = t(call.leave ? "alarms.asks-leave" : "alarms.calls", { who });
    return call.reason ? `${asks}: ${call.reason}` : asks;
  }
  // From a coordinator of an earlier version.
  return text;
}

/** Of a word that this page does not know, what the coordinator says. */
function inWords(family: string, value: string, said: string): string {
  const found = word(family, value);
  return found === value ? said : found;
}
