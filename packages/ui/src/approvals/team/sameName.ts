/** Whether two names are the same: titles, numbers and the order of the parts may differ. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** A text that is the same for names that are the same. */
export function nameKey(name: string): string {
  const words = (name.split(',')[0] ?? '').toLowerCase().split(/\s+/);
  return words
    .filter((word) => word !== '' && !word.endsWith('.') && !/\d/.test(word))
    .toSorted()
    .join(' ');
}
