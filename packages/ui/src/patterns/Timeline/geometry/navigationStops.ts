import type { PlacedInterval } from './layoutRow.ts';
import { dayMinutes } from './wallMinutes.ts';

/** A place in a row where the arrow keys stop: its head, an interval, or a day on which nothing begins. */
export interface Stop {
  /** The day of the window, from 0; -1 for the head. */
  day: number;
  /** The minute of the window where it begins; -1 for the head. */
  begin: number;
  /** The minute of the window where it ends. */
  end: number;
  /** The key of the interval in its row; null for the head and for a day. */
  key: string | null;
}

/** The head of a row. */
export const headStop: Stop = { day: -1, begin: -1, end: 0, key: null };

/** The day of the window in which an interval is told: the first that shows it. */
export function dayOf({ begin }: { begin: number }): number {
  return Math.floor(begin / dayMinutes);
}

/** The days of a window on which nothing begins, and that nothing takes whole. */
export function freeDays(placed: readonly PlacedInterval[], days: number): boolean[] {
  const isFree = Array<boolean>(days).fill(true);
  for (const interval of placed) {
    isFree[dayOf(interval)] = false;
    for (let day = dayOf(interval) + 1; (day + 1) * dayMinutes <= interval.end; day += 1) isFree[day] = false;
  }
  return isFree;
}

/** Where the arrow keys stop in a row, from left to right. */
export function navigationStops(placed: readonly PlacedInterval[], days: number): Stop[] {
  const stops = placed.map((interval) => ({
    day: dayOf(interval),
    begin: interval.begin,
    end: interval.end,
    key: interval.key as string | null,
  }));
  freeDays(placed, days).forEach((isFree, day) => {
    if (isFree) stops.push({ day, begin: day * dayMinutes, end: (day + 1) * dayMinutes, key: null });
  });
  return [headStop, ...stops.toSorted((a, b) => a.day - b.day || a.begin - b.begin)];
}
