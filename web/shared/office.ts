// Officials by name and office.
import type { Role } from "../api/adoube/v1/common_pb";
import { word } from "./i18n.svelte";
import { roleWord } from "./wire";

export const officeName = (role: Role): string => word("pages-role", roleWord(role));

/** The office, to stand beside the name; empty where the name says it already. */
export function officeBeside(name: string, role: Role): string {
  const said = officeName(role);
  const called = name.trim().toLowerCase();
  return [said.toLowerCase(), roleWord(role).replaceAll("-", " ")].includes(called) ? "" : said;
}

/** `Ada Castillo (Chief Arbiter)`. */
export function titled(name: string, role: Role): string {
  const beside = officeBeside(name, role);
  return beside ? `${name} (${beside})` : name;
}
