// Texts in the reader's language. One file a language in i18n/; a text that one lacks is English.
import type en from "../i18n/en.json";
import { remember, remembered } from "./remembered";

type Texts = Record<string, string>;
type Plural<K> = K extends `${infer Stem}.one` ? Stem : never;

/** A text; of one that counts, without its ending `.one` or `.other`. */
export type Key = keyof typeof en | Plural<keyof typeof en>;
export type Params = Record<string, string | number>;

const files = import.meta.glob<Texts>("../i18n/*.json", { eager: true, import: "default" });

const languages: Record<string, Texts> = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]),
);

const REMEMBERED = "adoube-language";
const FALLBACK = "en";

/** The languages there are, with the names that they give themselves. */
export const offered = Object.entries(languages).map(([code, texts]) => ({
  code,
  name: texts["language.name"] ?? code,
}));

/** The first language of the reader's that there is a file for. */
export function choose(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (code in languages) return code;
  }
  return FALLBACK;
}

function initial(): string {
  const own = typeof navigator === "undefined" ? [] : navigator.languages;
  return choose([remembered(REMEMBERED) ?? "", ...own]);
}

class Language {
  code = $state(initial());
  texts = $derived(languages[this.code] ?? {});
  plurals = $derived(new Intl.PluralRules(this.code));
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

function find(key: string, params?: Params): string | undefined {
  const { texts } = language;
  const fallback = languages[FALLBACK] ?? {};
  if (params && typeof params.n === "number") {
    const counted = `${key}.${language.plurals.select(params.n) === "one" ? "one" : "other"}`;
    const text = texts[counted] ?? fallback[counted];
    if (text !== undefined) return text;
  }
  return texts[key] ?? fallback[key];
}

function fill(text: string, params?: Params): string {
  if (!params) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** A text of the page's own. */
export function t(key: Key, params?: Params): string {
  return fill(find(key, params) ?? key, params);
}

/** A stable word of the server's in the reader's language; nothing for one that the language lacks. */
export function known(family: string, value: string, params?: Params): string {
  return fill(find(`${family}.${value}`) ?? "", params);
}

interface Form {
  key: string;
  pattern: RegExp;
  names: string[];
}

/** What a sentence in English looks like: a figure where {1} stands, anything where {name} does. */
function form(key: string, text: string): Form {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const held = (_: string, name: string) => (/^\d+$/.test(name) ? "(\\d+)" : "(.+?)");
  return { key, pattern: new RegExp(`^${escaped.replace(/\{(\w+)\}/g, held)}$`), names };
}

/** How much of a sentence is its own. */
const own = (text: string) => text.replace(/\{\w+\}/g, "").length;

const forms = new Map<string, Form[]>();

/** The sentences of a family, first those that leave the least open. */
function formsOf(family: string): Form[] {
  let found = forms.get(family);
  if (!found) {
    const texts = Object.entries(languages[FALLBACK] ?? {});
    found = texts
      .filter(([key]) => key.startsWith(`${family}.`))
      .sort(([, one], [, other]) => own(other) - own(one))
      .map(([key, text]) => form(key, text));
    forms.set(family, found);
  }
  return found;
}

/** Figures, and what somebody or something is called, though it be called as a word of the family. */
const AS_IT_IS = /^(\d+|name|names|file|folder|program|by|user|host|digest)$/;

/** A sentence of the server's in the reader's language, where the family has it in English, with figures as {1}, {2}
 * and other words, themselves of the family or not, or names that stay as they are, by names; else as it came. */
export function retold(family: string, english: string): string {
  const typeset = english.replaceAll("'", "’");
  for (const { key, pattern, names } of formsOf(family)) {
    const said = pattern.exec(typeset);
    if (!said) continue;
    const params = names.map((name, at) => {
      const value = said[at + 1] ?? "";
      return [name, AS_IT_IS.test(name) ? value : retold(family, value)] as const;
    });
    return fill(find(key) ?? english, Object.fromEntries(params));
  }
  return english;
}

/** A stable word of the server's: translated where the language has it, else as it came. */
export function word(family: string, value: string): string {
  return find(`${family}.${value}`) ?? value;
}
