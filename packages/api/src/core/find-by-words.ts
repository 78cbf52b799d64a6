/**
 * The items whose text has every word that was typed, in the same order. Accents, case and doubled spaces do not count.
 * Where nothing was typed, all of them as they are.
 *
 * @param typed what is searched for
 * @param textOf what of an item is searched
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
