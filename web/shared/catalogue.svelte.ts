// Texts of the catalogue (text/), which the programs read too: a message by its id and arguments, in the reader's
// language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { CatalogueMessage, MessageArgument } from "../api/adoube/v1/common_pb";
import { language } from "./i18n.svelte";
import { san } from "./pieces.svelte";

const files = import.meta.glob<string>("../../text/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const FALLBACK = "en";

const bundles: Record<string, FluentBundle> = {};
for (const [path, text] of Object.entries(files)) {
  const code = path.split("/").at(-2) ?? FALLBACK;
  // Marks around arguments serve right-to-left languages, of which there is none.
  bundles[code] ??= new FluentBundle(code, { useIsolating: false });
  bundles[code].addResource(new FluentResource(text));
}

/** By the names that the message has for them. A number is written without groups, as the programs write it. */
export type Arguments = Record<string, string | number>;

const reported = new Set<string>();

function reportMissing(id: string): void {
  if (reported.has(id)) return;
  reported.add(id);
  console.warn(`the catalogue has no message with the id ${id}`);
}

const variable = (argument: string | number): FluentVariable =>
  typeof argument === "number" ? new FluentNumber(argument, { useGrouping: false }) : argument;

/** The text of a message, or of its attribute; nothing where no language has it. */
function find(id: string, given: Arguments, attribute?: string): string | undefined {
  const filled = Object.fromEntries(
    Object.entries(given).map(([name, argument]) => [name, variable(argument)]),
  );
  for (const code of [language.code, FALLBACK]) {
    const bundle = bundles[code];
    const found = bundle?.getMessage(id);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    // Faults are collected, not thrown: an argument that is missing is shown as {$name}.
    if (bundle && pattern) return bundle.formatPattern(pattern, filled, []);
  }
  return undefined;
}

/** A text of a page's own; its id where no catalogue has it, which is reported once. */
export function message(id: string, given: Arguments = {}): string {
  const text = find(id, given);
  if (text === undefined) reportMissing(id);
  return text ?? id;
}

/** The text of a message's attribute, such as the short name of what the message says; else its id. */
export function attribute(id: string, name: string): string {
  const text = find(id, {}, name);
  if (text === undefined) reportMissing(`${id}.${name}`);
  return text ?? id;
}

function argument({ value }: MessageArgument): string | number {
  switch (value.case) {
    case "text":
      return value.value;
    case "number":
      return Number(value.value);
    case "move":
      return san(value.value);
    case "parts":
      return value.value.messages.map(received).join(", ");
    default:
      return "";
  }
}

const given = ({ arguments: all }: CatalogueMessage): Arguments =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, argument(one)]));

/** A message that a server sent. */
export const received = (sent: CatalogueMessage): string => message(sent.id, given(sent));

/** What to press next, where the message says so. */
export const nextStep = (sent: CatalogueMessage): string =>
  find(sent.id, given(sent), "page") ?? "";
