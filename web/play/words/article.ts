// The article that a ruling rests on, as a player reads it.
import { t } from "../../shared/i18n.svelte";

/** `O 18.9 a`, `L 6.14`, `18.9`; what is of the event's own rules is no number that a player knows. */
const OF_FIDE = /^(?:([OL]) )?(\d[\w.]*(?: [a-z])?)$/;

/** Those of the FIDE regulations in words; nothing for others. */
export function articles(cited: string): string {
  const one = (text: string) => {
    const [, document = "O", number = ""] = OF_FIDE.exec(text.trim()) ?? [];
    if (number === "") return [];
    return [t(document === "L" ? "play-article-laws" : "play-article-online", { number })];
  };
  return cited.split(/[,;]/).flatMap(one).join("; ");
}
