/** Returns the list row that contains an element, or null. */
export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=row][data-key]') : null;
}

/** Returns the row of an item within an element, or null if it is not rendered. */
export function rowIn(element: HTMLElement | null, id: string): HTMLElement | null {
  return element?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`) ?? null;
}
