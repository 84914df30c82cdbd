// The texts of ../../text/, as far as the page carries them (tools/pages.mjs): one bundle a language.
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";

export type Pattern = NonNullable<Message["value"]>;

const files = import.meta.glob<string>("../../text/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const ofLanguages = new Map<string, string[]>();
for (const [path, text] of Object.entries(files)) {
  const code = path.split("/").at(-2) ?? "";
  ofLanguages.set(code, [...(ofLanguages.get(code) ?? []), text]);
}

/** What a text is shown in that the reader's language lacks. */
export const FALLBACK = "en";

const NAME = /^pages-language-name *= *(.+)$/m;

/** The languages there are, with the names that they give themselves. */
export const offered = [...ofLanguages].map(([code, texts]) => ({
  code,
  // A language is read whole only when it is shown.
  name: texts.map((text) => NAME.exec(text)?.[1]).find(Boolean) ?? code,
}));

const bundles = new Map<string, FluentBundle>();

export function bundle(code: string): FluentBundle {
  const known = bundles.get(code);
  if (known) return known;
  // Marks around arguments serve right-to-left languages, of which there is none.
  const made = new FluentBundle(code, { useIsolating: false });
  bundles.set(code, made);
  for (const text of ofLanguages.get(code) ?? []) made.addResource(new FluentResource(text));
  return made;
}

/** The messages of a language whose ids begin so, with their texts. */
export function beginning(code: string, begin: string): [string, Pattern][] {
  const texts = ofLanguages.get(code) ?? [];
  const all = texts.flatMap((text) => new FluentResource(text).body);
  return all.flatMap(({ id, value }): [string, Pattern][] =>
    value !== null && id.startsWith(begin) ? [[id, value]] : [],
  );
}
