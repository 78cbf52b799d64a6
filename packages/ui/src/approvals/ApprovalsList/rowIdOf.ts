/** Returns the id of the row that contains an element; null outside of rows. */
export function rowIdOf(target: EventTarget): string | null {
  return (target as Element).closest('[role="row"][data-key]')?.getAttribute('data-key') ?? null;
}
