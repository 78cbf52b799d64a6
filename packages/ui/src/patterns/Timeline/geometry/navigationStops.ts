import type { PlacedInterval } from './layoutRow.ts';
import { dayMinutes } from './wallMinutes.ts';

/** A place in a row where the arrow keys stop: its head, an interval, or a day on which no interval begins. */
export interface Stop {
  /** The day of the window, from 0; -1 for the head. */
  day: number;
  /** The minute of the window at which the place begins; -1 for the head. */
  begin: number;
  /** The minute of the window at which the place ends. */
  end: number;
  /** The key of the interval in its row; null for the head and for a day. */
  key: string | null;
}

/** The head of a row. */
export const headStop: Stop = { day: -1, begin: -1, end: 0, key: null };

/** Returns the day of the window to which an interval belongs: the first day that shows it. */
export function dayOf({ begin }: { begin: number }): number {
  return Math.floor(begin / dayMinutes);
}

/** Returns for each day of a window whether it is free: no interval begins on it or covers it completely. */
export function freeDays(placed: readonly PlacedInterval[], days: number): boolean[] {
  const isFree = Array<boolean>(days).fill(true);
  for (const interval of placed) {
    isFree[dayOf(interval)] = false;
    for (let day = dayOf(interval) + 1; (day + 1) * dayMinutes <= interval.end; day += 1) isFree[day] = false;
  }
  return isFree;
}

/** Returns the stops of the arrow keys in a row, from left to right. */
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
