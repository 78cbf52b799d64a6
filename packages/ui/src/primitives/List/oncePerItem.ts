/**
 * Makes a function that is asked once for each item, and remembers the answer as long as the item is there: what is said
 * of a thousand rows is not said anew for each letter of a search.
 *
 * @param of reckons the answer from the item alone
 */
export function oncePerItem<Item extends object, Answer>(of: (item: Item) => Answer): (item: Item) => Answer {
  const known = new WeakMap<Item, { answer: Answer }>();
  return (item) => {
    const entry = known.get(item) ?? { answer: of(item) };
    known.set(item, entry);
    return entry.answer;
  };
}
