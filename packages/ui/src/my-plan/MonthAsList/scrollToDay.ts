import type { LocalDate } from '@selfservice/api/core/local-date';

/** The attribute of a row that says which day it is. */
const dayAttribute = 'data-day';

/** The days that a list is to show. */
export interface VisibleDays {
  /** The day to begin with. */
  top: LocalDate;
  /** The day that is to be visible in any case, also where the room is low or the days stand in columns. */
  wanted: LocalDate;
}

/** Scrolls a box of days at once, without motion; null: to its beginning. */
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

/** A day at the beginning of what is seen of a box. */
export interface SeenDay {
  /** Its date as it is written in the row, year first. */
  day: string;
  /** How far it begins below the edge of the box, in pixels; below zero where it begins above. */
  offset: number;
}

/** The day with which begins what is seen of a box. */
export function seenDay(box: HTMLElement): SeenDay | null {
  const { top } = box.getBoundingClientRect();
  for (const row of box.querySelectorAll(`[${dayAttribute}]`)) {
    const edges = row.getBoundingClientRect();
    const day = row.getAttribute(dayAttribute);
    if (day && edges.bottom > top) return { day, offset: edges.top - top };
  }
  return null;
}

/** Scrolls a box so that a day stands where it was seen. */
export function scrollToSeen(box: HTMLElement, { day, offset }: SeenDay): void {
  const row = box.querySelector(`[${dayAttribute}='${day}']`);
  if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - offset;
}
