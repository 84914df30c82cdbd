// Texts in the reader's language. Each is a message of the catalogue (../../text/); one that a language lacks is English.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { MessageId } from "../api/messages";
import { remember, remembered } from "./remembered";
import { FALLBACK, offered, textsOf } from "./texts";
import { UNKNOWN } from "./wire";

export type { MessageId };
export { offered };

/** By the names that the message has for them. A number is written without groups, as the programs write it. */
export type Arguments = Record<string, string | number>;

const REMEMBERED = "adoube-language";

/** The first language of the reader's that there are texts in. */
export function choose(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (offered.some((language) => language.code === code)) return code;
  }
  return FALLBACK;
}

function initial(): string {
  const own = typeof navigator === "undefined" ? [] : navigator.languages;
  return choose([remembered(REMEMBERED) ?? "", ...own]);
}

class Language {
  code = $state(initial());
  // Made once: ages are shown anew each second, on every tile.
  #figures = $derived.by(() => {
    void this.code;
    return new Map<number | undefined, Intl.NumberFormat>();
  });

  figures(digits?: number): Intl.NumberFormat {
    const known = this.#figures.get(digits);
    if (known) return known;
    const made = new Intl.NumberFormat(this.code, {
      useGrouping: false,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits ?? 3,
    });
    this.#figures.set(digits, made);
    return made;
  }

  set(code: string) {
    this.code = choose([code]);
    remember(REMEMBERED, this.code);
  }
}

export const language = new Language();

/** A number as the reader's language writes it: `1.5`, `1,5`. With `digits` it has so many behind the comma, else as many as
 * it needs, at most three. What a clock shows is no number: it stays as the clock has it. */
export function number(value: number, digits?: number): string {
  return language.figures(digits).format(value);
}

/** A length of time that came in words, its decimals as the reader's language has them: `3.2 s`, `3,2 s`. */
export const length = (told: string): string =>
  told.replace(/^(\d+)\.(\d+)(?= m?s$)/, (value, _, digits: string) =>
    number(Number(value), digits.length),
  );

/** A whole number is written as the programs write it; a format for it would take longer than all the rest of a text. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return Number.isInteger(this.value) ? String(this.value) : number(this.value);
  }
}

function variables(given: Arguments): Record<string, FluentVariable> {
  const all: Record<string, FluentVariable> = {};
  for (const name in given) {
    const argument = given[name] ?? "";
    all[name] = typeof argument === "number" ? new PlainNumber(argument) : argument;
  }
  return all;
}

/** The text of a message, or of its attribute; nothing where no language has it. */
export function find(id: string, given?: Arguments, attribute?: string): string | undefined {
  for (const code of [language.code, FALLBACK]) {
    const texts = textsOf(code);
    const found = texts.message(id);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (typeof pattern === "string") return pattern;
    // Faults are collected, not thrown: an argument that is missing is shown as {$name}.
    if (pattern) return texts.bundle.formatPattern(pattern, given && variables(given), []);
  }
  return undefined;
}

const reported = new Set<string>();

function missing(id: string): string {
  if (!reported.has(id)) console.warn(`the catalogue has no message with the id ${id}`);
  reported.add(id);
  return id;
}

/** The text of a message of any id; the id where no catalogue has it, which is reported once. */
export const message = (id: string, given?: Arguments): string => find(id, given) ?? missing(id);

/** A text of the page's own. */
export const t = (id: MessageId, given?: Arguments): string => message(id, given);

/** The text of a message's attribute, such as the short name of what the message says; else the id. */
export const attribute = (id: string, name: string): string =>
  find(id, undefined, name) ?? (missing(`${id}.${name}`), id);

/** A stable word of the server's in the reader's language; nothing for one that the language lacks. */
export const known = (family: string, value: string, given?: Arguments): string =>
  find(`${family}-${value}`, given) ?? "";

/** A stable word of the server's: translated where the language has it, else as it came. */
export const word = (family: string, value: string): string =>
  find(`${family}-${value}`) ?? (value === UNKNOWN ? t("pages-unknown-value") : value);
