// Where a name may break: between its words, and behind a hyphen.

export interface Word {
  text: string;
  /** No space stands before it. */
  glued: boolean;
}

export const wordsOf = (name: string): Word[] =>
  name
    .split(/\s+/)
    .filter((part) => part !== "")
    .flatMap((part) => part.split(/(?<=-)/).map((text, at) => ({ text, glued: at > 0 })));
