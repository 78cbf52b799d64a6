import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowPlaces } from './geometry/rowPlaces.ts';

/** Where a timeline is to be scrolled to. */
export interface ScrollPlace {
  /** The row to show at the top, from 0; -1 for none in particular. */
  topRow: number;
  /** Where the rows stand. */
  rows: RowPlaces;
  /** Width of the rows' heads in pixels. */
  headWidth: number;
  /** Days of the page. */
  days: number;
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
  'use no memo'; // What listens on one element costs nothing to make anew, and a quarter more code to remember.
  const { topRow, begin, start } = place;
  const shownPage = useRef(begin);
  const scroll = useEffectEvent((row: number, page: number, left: number | null) => {
    const { current } = boxRef;
    if (!current) return;
    const isOther = page !== shownPage.current;
    const time = current.scrollWidth - place.headWidth;
    const most = current.scrollWidth - current.clientWidth;
    const step = place.days > 1 ? time / place.days : 1;
    // Where that is too far to the right, the page begins with the day that can be reached, and not within one.
    if (left !== null) current.scrollLeft = left * time > most ? Math.floor(most / step) * step : left * time;
    else if (isOther) current.scrollLeft = 0;
    if (row >= 0) current.scrollTop = place.rows.topOf(row);
    else if (isOther && place.areRowsDays) current.scrollTop = 0;
    shownPage.current = page;
  });
  useLayoutEffect(() => scroll(topRow, begin, start), [topRow, begin, start]);
}
