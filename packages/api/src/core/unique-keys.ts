/**
 * A key for each row of a list that has no ids: its own text, numbered where several rows have the same one, so that a
 * row keeps its key when the list is read again.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    // A tab occurs in no text of the backend, so that a numbered key is never another row's text.
    return count === 1 ? text : `${text}\t${count}`;
  });
}
