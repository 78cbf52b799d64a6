/** Whether two names are of one person: titles and the order of the parts may differ. */
export function isSameName(one: string, other: string): boolean {
  return partsOf(one) === partsOf(other);
}

function partsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').toLowerCase().split(/\s+/);
  return words
    .filter((word) => word !== '' && !word.endsWith('.'))
    .toSorted()
    .join(' ');
}
