import type { Clock } from '@selfservice/api/core/clock';
import { useNow } from './useNow.ts';
import type { RowForm } from './geometry/layoutRow.ts';
import type { RowPlaces } from './geometry/rowPlaces.ts';
import { dayMinutes, wallMinutes } from './geometry/wallMinutes.ts';
import type { TimelineRow } from './timeline.types.ts';

/** Props of `TimelineNow`. */
export interface TimelineNowProps {
  /** Says what time it is. */
  clock: Clock;
  /** The wall minute where the window begins. */
  begin: number;
  /** Days of the window. */
  days: number;
  /** The rows, where each is a day; the line stands in one of them alone. */
  dayRows: readonly TimelineRow[] | null;
  /** Where the rows stand. */
  places: RowPlaces;
  /** What the rows show: a roster has no hours, and its day of today is framed. */
  form: RowForm;
}

/** The line of the moment, or a frame around today. */
export function TimelineNow({ clock, begin, days, dayRows, places, form }: TimelineNowProps) {
  'use no memo'; // So few elements cost less than remembering them.
  const now = useNow(clock);
  const row = dayRows?.findIndex(({ day }) => day !== undefined && isIn(now, wallMinutes(day), 1)) ?? 0;
  const start = dayRows ? wallMinutes(dayRows[row]?.day ?? dayRows[0]?.day ?? clock.localNow()) : begin;
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
