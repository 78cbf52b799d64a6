const mostFrames = 20;

/** A row to be focused. */
export interface FocusTarget {
  /** The row's item; undefined: the list itself. */
  id: string | undefined;
  /** Where the row stands in the list, from 0 to 1. */
  share: number;
}

/**
 * Moves the focus to a row of the list in a region, as soon as it stands there: of a long list only those visible do,
 * so the list scrolls to where it is going to be. Until then the list itself has the focus, and no dialog looks for
 * another place for it.
 *
 * @returns ends the attempt
 */
export function focusRow(region: HTMLElement, { id, share }: FocusTarget): () => void {
  const list = region.querySelector<HTMLElement>('[role=grid]');
  let frame = 0;
  const attempt = (framesLeft: number) => {
    const row = list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id ?? '')}"]`);
    if (row) row.focus();
    if (row || !list || framesLeft === 0) return;
    list.scrollTop = Math.max(0, list.scrollHeight * share - list.clientHeight / 2);
    frame = requestAnimationFrame(() => attempt(framesLeft - 1));
  };
  list?.focus();
  if (id !== undefined) attempt(mostFrames);
  return () => cancelAnimationFrame(frame);
}

/** Whether the focus is nowhere, or on something that the region stands in: then it may be taken there. */
export function isFocusFree(region: HTMLElement): boolean {
  return document.activeElement?.contains(region) ?? true;
}
