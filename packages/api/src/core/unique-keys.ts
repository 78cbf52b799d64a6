/**
 * A key for each row of a list that has no ids: its own text, numbered where several rows have the same one. The number
 * says of how many: when one of them leaves the list, none of the others takes over its key.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
  const totals = new Map<string, number>();
  for (const text of texts) totals.set(text, (totals.get(text) ?? 0) + 1);
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const total = totals.get(text) ?? 1;
    if (total === 1) return text;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    // A tab occurs in no text of the backend, so that a numbered key is never another row's text.
    return `${text}\t${count}/${total}`;
  });
}
