import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Measures } from '../geometry/drawnRange.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import type { TimelinePosition, TimelineRow } from '../timeline.types.ts';
import type { TimelinePage } from '../timelinePage.ts';

/**
 * Scrolls to a place when the timeline appears and when the place changes. Another page keeps the vertical scroll position
 * and starts at its first day.
 *
 * @param page a different begin is a different page; where rows are days, a different page has different rows
 */
export function useScrollPlace(
  boxRef: RefObject<HTMLDivElement | null>,
  rows: readonly TimelineRow[],
  measures: Measures,
  page: TimelinePage,
  { rowId, time: startAt }: TimelinePosition,
): void {
  const { begin } = page;
  const topRow = rowId === undefined ? -1 : rows.findIndex(({ id }) => id === rowId);
  // The start as a fraction of the page.
  const start = startAt === undefined ? null : (wallMinutes(startAt) - begin) / (page.days * dayMinutes);
  const lastPage = useRef(begin);
  const scroll = useEffectEvent((row: number, pageBegin: number, left: number | null) => {
    const { current } = boxRef;
    if (!current) return;
    const isOther = pageBegin !== lastPage.current;
    const { headWidth, days, rows: places } = measures;
    const time = current.scrollWidth - headWidth;
    const most = current.scrollWidth - current.clientWidth;
    const step = days > 1 ? time / days : 1;
    // If it is too far to the right, scrolls to the begin of the last day that can be reached.
    if (left !== null) current.scrollLeft = left * time > most ? Math.floor(most / step) * step : left * time;
    else if (isOther) current.scrollLeft = 0;
    if (row >= 0) current.scrollTop = places.topOf(row);
    else if (isOther && page.areRowsDays) current.scrollTop = 0;
    lastPage.current = pageBegin;
  });
  useLayoutEffect(() => scroll(topRow, begin, start), [topRow, begin, start]);
}
