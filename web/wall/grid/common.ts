/** What all ids begin with, up to their last "-": "madrid-" of madrid-1 and madrid-12. */
export function commonOf(ids: readonly string[]): string {
  const [first = ""] = ids;
  const common = first.slice(0, first.lastIndexOf("-") + 1);
  return ids.length > 1 && ids.every((id) => id.startsWith(common)) ? common : "";
}
