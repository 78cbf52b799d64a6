/** Width of an hour in pixels. */
export const hourWidth = 20;

/** Height of a row in pixels. */
export const rowHeight = 40;

/** Whether the page has the width of a phone. */
export const isNarrow = window.innerWidth < 600;

/** Width of the person column in pixels, if a subject has an option for it. */
export const sideWidth = isNarrow ? 120 : 220;

/** Number of visible hours beside the person column. */
export const visibleHours = (window.innerWidth - sideWidth) / hourWidth;

/** Returns the element for the subject, which fills the window. */
export function stage(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#stage');
  if (!found) throw new Error('The page has no element #stage.');
  return found;
}
