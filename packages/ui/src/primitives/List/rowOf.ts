/** The row of a list that an element stands in; null for none. */
export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=row][data-key]') : null;
}

/** The row of an item in an element; null where it has none, for example out of sight. */
export function rowIn(element: HTMLElement | null, id: string): HTMLElement | null {
  return element?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`) ?? null;
}
