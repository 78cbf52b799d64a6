import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Measures } from '../geometry/visibleRange.ts';

/** Where a timeline is to be scrolled to. */
export interface ScrollPlace {
  /** The row to show at the top, from 0; -1 for none in particular. */
  topRow: number;
  /** The sizes, and where the rows stand. */
  measures: Measures;
  /** The wall minute where the page begins: another one is another page. */
  begin: number;
  /** The fraction of the time to show at the left; null for none in particular. */
  start: number | null;
  /** Rows are days: those of another page are other rows. */
  areRowsDays: boolean;
}

/**
 * Scrolls to the wanted place when the timeline appears and whenever another place is wanted. A page that was turned
 * otherwise keeps its rows and is seen from its first day.
 */
export function useScrollPlace(boxRef: RefObject<HTMLDivElement | null>, place: ScrollPlace): void {
  const { topRow, begin, start } = place;
  const lastPage = useRef(begin);
  const scroll = useEffectEvent((row: number, page: number, left: number | null) => {
    const { current } = boxRef;
    if (!current) return;
    const isOther = page !== lastPage.current;
    const { headWidth, days, rows } = place.measures;
    const time = current.scrollWidth - headWidth;
    const most = current.scrollWidth - current.clientWidth;
    const step = days > 1 ? time / days : 1;
    // Where that is too far to the right, the page begins with the day that can be reached, and not within one.
    if (left !== null) current.scrollLeft = left * time > most ? Math.floor(most / step) * step : left * time;
    else if (isOther) current.scrollLeft = 0;
    if (row >= 0) current.scrollTop = rows.topOf(row);
    else if (isOther && place.areRowsDays) current.scrollTop = 0;
    lastPage.current = page;
  });
  useLayoutEffect(() => scroll(topRow, begin, start), [topRow, begin, start]);
}
