// Lists that no stream tells of are asked for again and again while they are looked at.

/** So often, ms. */
const AGAIN = 5_000;

/** Asks from now on until what it gives is called. A page that nobody looks at asks for nothing. */
export function again(ask: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void ask();
  }, AGAIN);
  return () => clearInterval(timer);
}
