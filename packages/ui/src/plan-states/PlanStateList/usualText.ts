/** Returns the most frequent text, the first of equally frequent ones; empty without texts. */
export function usualText(texts: readonly string[]): string {
  const counts = Map.groupBy(texts, (text) => text);
  let usual = '';
  for (const [text, { length }] of counts) if (length > (counts.get(usual)?.length ?? 0)) usual = text;
  return usual;
}
