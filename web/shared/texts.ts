// The texts of ../../text/, as far as the page carries them (tools/pages.mjs). A message is parsed when it is first shown:
// a page has some thousand, and shows few of them at once.
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
  name: texts.map((text) => NAME.exec(text)?.[1]).find(Boolean) ?? code,
}));

/** Another message that is a part of one. */
const PART = /\{ *([a-z][\w-]*) *\}/g;

class Texts {
  /** Fills messages in. */
  readonly bundle: FluentBundle;
  /** Each message as its file has it, by its id. */
  readonly #sources = new Map<string, string>();

  constructor(code: string) {
    // Marks around arguments serve right-to-left languages, of which there is none.
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of ofLanguages.get(code) ?? [])
      for (const source of text.split(/^(?=[a-z])/m))
        this.#sources.set(source.slice(0, source.search(/[ =]/)), source);
  }

  message(id: string): Message | undefined {
    const known = this.bundle.getMessage(id);
    const source = known ? undefined : this.#sources.get(id);
    if (source === undefined) return known;
    this.bundle.addResource(new FluentResource(source));
    for (const [, part] of source.matchAll(PART)) this.message(part ?? "");
    return this.bundle.getMessage(id);
  }

  /** The messages whose ids begin so. */
  beginning(begin: string): Message[] {
    const ids = [...this.#sources.keys()].filter((id) => id.startsWith(begin));
    return ids.flatMap((id) => this.message(id) ?? []);
  }
}

const read = new Map<string, Texts>();

/** The texts of a language. */
export function textsOf(code: string): Texts {
  let found = read.get(code);
  if (!found) read.set(code, (found = new Texts(code)));
  return found;
}
