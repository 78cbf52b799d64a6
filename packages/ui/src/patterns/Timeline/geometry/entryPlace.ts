import type { Place, Stops } from './moveToStop.ts';
import { nearestStop } from './moveToStop.ts';
import { headStop } from './navigationStops.ts';

/** Returns the place where the focus enters the rows: the last place if it is visible, otherwise the first visible row. */
export function entryPlace(last: Place | null, firstVisible: number, { rowCount, pageRows }: Stops): Place {
  const first = Math.min(firstVisible, rowCount - 1);
  const isVisible = last && last.row >= first && last.row < Math.min(first + pageRows, rowCount);
  return isVisible ? last : { row: first, stop: headStop, goal: -1 };
}

/** Returns the place of the focus after a key has turned the page: the start of the row for `next`, otherwise its end. */
export function turnedPlace({ row: last }: Place, turned: 'previous' | 'next', stops: Stops): Place {
  const row = Math.min(last, stops.rowCount - 1);
  const places = stops.stopsAt(row);
  const stop = (turned === 'next' ? (places[1] ?? places[0]) : places.at(-1)) ?? headStop;
  return { row, stop, goal: stop.begin };
}

/** Returns the place of the focus after its place was removed: the nearest existing one. */
export function remainingPlace({ row: last, goal }: Place, stops: Stops): Place {
  const row = Math.min(last, stops.rowCount - 1);
  return { row, stop: nearestStop(stops.stopsAt(row), goal) ?? headStop, goal };
}
