// How long a clock waits once both players are ready, as an arbiter types it.

const MOST = 3_600;

/** In ms; undefined where nothing is typed, and so the regulations say it; null for what is no such time. */
export function readStartIn(typed: string): bigint | undefined | null {
  const text = typed.trim();
  if (text === "") return undefined;
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= MOST ? BigInt(seconds * 1_000) : null;
}
