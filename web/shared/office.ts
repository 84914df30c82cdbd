// Officials by name and office.
import { word } from "./i18n.svelte";

/** The office, to stand beside the name; empty where the name says it already. */
export function officeBeside(name: string, office: string): string {
  const said = word("pages-role", office);
  const called = name.trim().toLowerCase();
  return [said.toLowerCase(), office.replaceAll("-", " ")].includes(called) ? "" : said;
}

/** `Ada Castillo (Chief Arbiter)`. */
export function titled(name: string, office: string): string {
  const beside = officeBeside(name, office);
  return beside ? `${name} (${beside})` : name;
}
