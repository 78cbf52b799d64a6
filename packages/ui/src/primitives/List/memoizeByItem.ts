/**
 * Returns a function that caches its result for each item as long as the item exists. For example, the texts of a
 * thousand rows are then not computed again for each letter of a search.
 *
 * @param of computes the result; must depend on the item alone
 */
export function memoizeByItem<Item extends object, Answer>(
  of: (item: Item) => Answer,
): (item: Item) => Answer {
  const known = new WeakMap<Item, { answer: Answer }>();
  return (item) => {
    const entry = known.get(item) ?? { answer: of(item) };
    known.set(item, entry);
    return entry.answer;
  };
}
