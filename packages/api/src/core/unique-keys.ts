/**
 * Returns a key for each row of a list without ids: its text, with a number if several rows have the same text. The number
 * includes the total, so that no row gets the key of an equal row that was removed.
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
    // No text of the backend contains a tab, so a numbered key never equals the text of another row.
    return `${text}\t${count}/${total}`;
  });
}
