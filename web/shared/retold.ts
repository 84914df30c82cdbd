// Sentences that a server or a device says in English alone, in the reader's language where the catalogue has them.
import { find } from "./i18n.svelte";
import { FALLBACK, textsOf, type Pattern } from "./texts";

interface Form {
  id: string;
  pattern: RegExp;
  names: string[];
}

/** A figure is called so, such as `$n1`. */
const FIGURE = /^n\d+$/;

/** How much of a sentence is its own. */
const own = (text: Pattern) =>
  typeof text === "string"
    ? text.length
    : text.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);

/** What a sentence in English looks like: a figure where {$n1} stands, anything where {$name} does. */
function form(id: string, text: Pattern): Form {
  const names: string[] = [];
  const parts = (typeof text === "string" ? [text] : text).map((part) => {
    if (typeof part === "string") return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const name = part.type === "var" ? part.name : "";
    names.push(name);
    return FIGURE.test(name) ? "(\\d+)" : "(.+?)";
  });
  return { id, pattern: new RegExp(`^${parts.join("")}$`), names };
}

const forms = new Map<string, Form[]>();

/** The sentences of a family, first those that leave the least open. */
function formsOf(family: string): Form[] {
  let found = forms.get(family);
  if (!found) {
    found = textsOf(FALLBACK)
      .beginning(`${family}-`)
      .map(({ id, value }) => ({ id, text: value ?? "" }))
      .sort((one, other) => own(other.text) - own(one.text))
      .map(({ id, text }) => form(id, text));
    forms.set(family, found);
  }
  return found;
}

/** What somebody or something is called, though it be called as a word of the family. */
const AS_IT_IS = /^(name|names|file|folder|program|by|user|host|digest)$/;

/** A sentence of the server's in the reader's language, where the family has it in English, with figures as {$n1}, {$n2}
 * and other words, themselves of the family or not, or names that stay as they are, by names; else as it came. */
export function retold(family: string, english: string): string {
  const typeset = english.replaceAll("'", "’");
  for (const { id, pattern, names } of formsOf(family)) {
    const said = pattern.exec(typeset);
    if (!said) continue;
    const given = names.map((name, at) => {
      const value = said[at + 1] ?? "";
      return [
        name,
        FIGURE.test(name) || AS_IT_IS.test(name) ? value : retold(family, value),
      ] as const;
    });
    return find(id, Object.fromEntries(given)) ?? english;
  }
  return english;
}
