import type { LocalDate } from '@selfservice/api/core/local-date';

/** The attribute of a row with its day. */
const dayAttribute = 'data-day';

/** The days to scroll to. */
export interface VisibleDays {
  /** The day at the top of the box. */
  top: LocalDate;
  /** The day that must be visible, also in a low box or with days in columns. */
  wanted: LocalDate;
}

/** Scrolls a box of days without animation; null: to its beginning. */
export function scrollToDay(box: HTMLElement, days: VisibleDays | null): void {
  box.scrollTop = 0;
  if (!days) return;
  const frame = box.getBoundingClientRect();
  const edgesOf = (day: LocalDate) =>
    box.querySelector(`[${dayAttribute}='${day}']`)?.getBoundingClientRect() ?? frame;
  box.scrollTop += edgesOf(days.top).top - frame.top;
  const { top, bottom } = edgesOf(days.wanted);
  if (top < frame.top || bottom > frame.bottom) {
    const toItsTop = top - frame.top;
    box.scrollTop += Math.min(toItsTop, Math.max(bottom - frame.bottom, Math.min(toItsTop, 0)));
  }
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

/** Scrolls a box so that a day is where it was before. */
export function scrollToSeen(box: HTMLElement, { day, offset }: SeenDay): void {
  const row = box.querySelector(`[${dayAttribute}='${day}']`);
  if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - offset;
}
