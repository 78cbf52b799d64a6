/** Returns the list row that contains an element, or null. */
export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=row][data-key]') : null;
}

/** Returns the row of an item within an element, or null if it is not rendered. */
export function rowIn(element: HTMLElement | null, id: string): HTMLElement | null {
  const rows = element?.querySelectorAll<HTMLElement>('[role=row][data-key]') ?? [];
  return [...rows].find((row) => row.dataset['key'] === id) ?? null;
}
