// What a reader chose in this browser, to be found at his next visit. One that keeps nothing has it for this visit alone.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, chosen: string) {
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Nothing is lost but the next visit's choice.
  }
}
