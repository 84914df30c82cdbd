/** A part of an address; of what was mistyped what is said instead. */
export function decoded(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
