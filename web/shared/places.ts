// Rows that keep their places: a second click in the same place must not fall on somebody else.

/** The rows in the order in which each came first; `places` remembers it. */
export function inPlace<T>(places: Map<string, number>, rows: T[], key: (row: T) => string): T[] {
  for (const row of rows) if (!places.has(key(row))) places.set(key(row), places.size);
  const place = (row: T) => places.get(key(row)) ?? 0;
  return [...rows].sort((a, b) => place(a) - place(b));
}
