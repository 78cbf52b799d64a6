/** The id of the row that an element of the list stands in, or null. */
export function rowIdOf(target: EventTarget): string | null {
  return (target as Element).closest('[role="row"][data-key]')?.getAttribute('data-key') ?? null;
}
