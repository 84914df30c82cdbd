/** Things by what they have in common, in the order in which they came. */
export function groupBy<T, K>(things: Iterable<T>, key: (thing: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const thing of things) {
    const of = key(thing);
    const group = found.get(of);
    if (group) group.push(thing);
    else found.set(of, [thing]);
  }
  return found;
}
