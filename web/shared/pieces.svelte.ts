// How moves are written: with the letters of the reader's language, or with figurines.
import { language, word } from "./i18n.svelte";
import { remember, remembered } from "./remembered";

const FIGURINES: Record<string, string> = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };
const REMEMBERED = "adoube-pieces";

type Shown = "letters" | "figurines";

class Pieces {
  shown = $state<Shown>(remembered(REMEMBERED) === "figurines" ? "figurines" : "letters");

  set(shown: Shown) {
    this.shown = shown;
    remember(REMEMBERED, shown);
  }
}

export const pieces = new Pieces();

/** A move that came in English letters, as the reader writes it. */
export function san(english: string): string {
  if (pieces.shown === "figurines")
    return english.replace(/[KQRBN]/g, (letter) => FIGURINES[letter] ?? letter);
  if (language.code === "en") return english;
  return english.replace(/[KQRBN]/g, (letter) => word("pages-piece", letter));
}
