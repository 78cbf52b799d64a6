import type { LocalDate } from '@selfservice/api/core/local-date';

/** The attribute of a row with its day; of folded days with the first one. */
const dayAttribute = 'data-day';

/** Scrolls a box of days to a day, without animation; null: to its beginning. The day is fully visible, also in columns. */
export function scrollToDay(box: HTMLElement, day: LocalDate | null): void {
  box.scrollTop = 0;
  const row = day && box.querySelector(`[${dayAttribute}='${day}']`);
  if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

/** The first visible day of a box. */
export interface SeenDay {
  /** The date of the day as `yyyy-MM-dd`. */
  day: string;
  /** Distance of its top below the top of the box, in pixels; negative if it begins above. */
  offset: number;
}

/** Returns the first visible day of a box; null for an empty box. */
export function seenDay(box: HTMLElement): SeenDay | null {
  const { top } = box.getBoundingClientRect();
  for (const row of box.querySelectorAll(`[${dayAttribute}]`)) {
    const edges = row.getBoundingClientRect();
    const day = row.getAttribute(dayAttribute);
    if (day && edges.bottom > top) return { day, offset: edges.top - top };
  }
  return null;
}

/** Scrolls a box so that a day, or the folded days with it, is where it was before. */
export function scrollToSeen(box: HTMLElement, { day, offset }: SeenDay): void {
  const rows = [...box.querySelectorAll(`[${dayAttribute}]`)];
  const row = rows.findLast((one) => (one.getAttribute(dayAttribute) ?? '') <= day);
  if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - offset;
}
