// What no stream tells of is asked for again and again while it is looked at.

/** Asks every so many ms from now on, until what it gives is called. A page that nobody looks at asks for nothing. */
export function again(ask: () => unknown, every: number): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") ask();
  }, every);
  return () => clearInterval(timer);
}
