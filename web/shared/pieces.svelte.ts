// How moves are written: with the letters of the reader's language, or with figurines.
import { language, word } from "./i18n.svelte";

const FIGURINES: Record<string, string> = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };
const REMEMBERED = "adoube-pieces";

function remembered(): "letters" | "figurines" {
  try {
    return localStorage.getItem(REMEMBERED) === "figurines" ? "figurines" : "letters";
  } catch {
    return "letters";
  }
}

class Pieces {
  shown = $state(remembered());

  set(shown: "letters" | "figurines") {
    this.shown = shown;
    try {
      localStorage.setItem(REMEMBERED, shown);
    } catch {
      // A browser that keeps nothing: chosen for this visit.
    }
  }
}

export const pieces = new Pieces();

/** A move that came in English letters, as the reader writes it. */
export function san(english: string): string {
  if (pieces.shown === "figurines")
    return english.replace(/[KQRBN]/g, (letter) => FIGURINES[letter] ?? letter);
  if (language.code === "en") return english;
  return english.replace(/[KQRBN]/g, (letter) => word("piece", letter));
}
