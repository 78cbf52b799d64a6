import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Measures } from '../geometry/visibleRange.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import type { TimelineRow } from '../timeline.types.ts';
import type { TimelinePage } from '../timelinePage.ts';

/** Where a timeline is to be scrolled to. */
export interface ScrollPlace {
  rows: readonly TimelineRow[];
  /** The sizes, and where the rows stand. */
  measures: Measures;
  /** Another begin is another page; where rows are days, those of another page are other rows. */
  page: Pick<TimelinePage, 'begin' | 'days' | 'areRowsDays'>;
  /** The row to show at the top; undefined for none in particular. */
  topRowId: string | undefined;
  /** The moment to show at the left; undefined for none in particular. */
  startAt: LocalDateTime | undefined;
}

/**
 * Scrolls to the wanted place when the timeline appears and whenever another place is wanted. A page that was turned
 * otherwise keeps its rows and is seen from its first day.
 */
export function useScrollPlace(boxRef: RefObject<HTMLDivElement | null>, place: ScrollPlace): void {
  const { rows, topRowId, startAt, page } = place;
  const { begin } = page;
  const topRow = topRowId === undefined ? -1 : rows.findIndex(({ id }) => id === topRowId);
  // The fraction of the time that is to the left of it.
  const start = startAt === undefined ? null : (wallMinutes(startAt) - begin) / (page.days * dayMinutes);
  const lastPage = useRef(begin);
  const scroll = useEffectEvent((row: number, pageBegin: number, left: number | null) => {
    const { current } = boxRef;
    if (!current) return;
    const isOther = pageBegin !== lastPage.current;
    const { headWidth, days, rows: places } = place.measures;
    const time = current.scrollWidth - headWidth;
    const most = current.scrollWidth - current.clientWidth;
    const step = days > 1 ? time / days : 1;
    // Where that is too far to the right, the page begins with the day that can be reached, and not within one.
    if (left !== null) current.scrollLeft = left * time > most ? Math.floor(most / step) * step : left * time;
    else if (isOther) current.scrollLeft = 0;
    if (row >= 0) current.scrollTop = places.topOf(row);
    else if (isOther && page.areRowsDays) current.scrollTop = 0;
    lastPage.current = pageBegin;
  });
  useLayoutEffect(() => scroll(topRow, begin, start), [topRow, begin, start]);
}
