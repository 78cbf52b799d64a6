import { useNowOf } from '../../../environment/useNow.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { dayMinutes, wallMinutes } from '../geometry/wallMinutes.ts';
import type { TimelinePage } from '../timelinePage.ts';
import type { TimelineRow } from '../timeline.types.ts';

export interface TimelineNowProps {
  /** The page of the timeline. If each row is a day, the line is only in the row of today. */
  page: TimelinePage;
  /** All rows. */
  rows: readonly TimelineRow[];
  /** The positions of the rows. */
  places: RowPlaces;
}

/** The line of the current time, or in a roster the frame around today. */
export function TimelineNow({ page, rows, places }: TimelineNowProps) {
  'use no memo'; // Memoizing a single element takes as long as creating it.
  const { clock, begin, days, areRowsDays, form } = page;
  const dayRows = areRowsDays ? rows : null;
  const time = useNowOf(clock);
  const now = wallMinutes(time);
  const row = dayRows?.findIndex(({ day }) => day !== undefined && isIn(now, wallMinutes(day), 1)) ?? 0;
  const start = dayRows ? wallMinutes(dayRows[row]?.day ?? dayRows[0]?.day ?? time) : begin;
  if (row < 0 || !isIn(now, start, days)) return null;
  if (form === 'roster') {
    const day = Math.floor((now - start) / dayMinutes);
    return (
      <div
        role="none"
        className="today"
        style={{ left: `${(day / days) * 100}%`, width: `${100 / days}%` }}
      />
    );
  }
  const left = `${((now - start) / (days * dayMinutes)) * 100}%`;
  const style = dayRows
    ? { left, top: places.topOf(row), height: places.heightOf(row) }
    : { left, height: '100%' };
  return <div role="none" className="now" style={style} />;
}

function isIn(now: number, begin: number, days: number): boolean {
  return now >= begin && now < begin + days * dayMinutes;
}
