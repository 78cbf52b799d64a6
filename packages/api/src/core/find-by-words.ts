/**
 * Returns the items whose text contains every typed word, in their order. Accents, case and repeated spaces are ignored.
 * Returns the same array if nothing was typed.
 *
 * @param typed the words to find
 * @param textOf returns the searched text of an item
 */
export function findByWords<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = folded(typed).split(' ').filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const plain = folded(textOf(item));
    return words.every((word) => plain.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
