import type { Place, Stops } from './moveToStop.ts';
import { nearestStop } from './moveToStop.ts';
import { headStop } from './navigationStops.ts';

/** Where the focus enters the rows: where it was last, if that is visible, else at the first row that is. */
export function entryPlace(last: Place | null, firstVisible: number, { rowCount, pageRows }: Stops): Place {
  const first = Math.min(firstVisible, rowCount - 1);
  const isVisible = last && last.row >= first && last.row < Math.min(first + pageRows, rowCount);
  return isVisible ? last : { row: first, stop: headStop, goal: -1 };
}

/** Where the focus goes on after a key has turned the page: the near side of its row. */
export function turnedPlace({ row: last }: Place, turned: 'previous' | 'next', stops: Stops): Place {
  const row = Math.min(last, stops.rowCount - 1);
  const places = stops.stopsAt(row);
  const stop = (turned === 'next' ? (places[1] ?? places[0]) : places.at(-1)) ?? headStop;
  return { row, stop, goal: stop.begin };
}

/** Where the focus goes on when its own place is gone: the nearest one that there is. */
export function remainingPlace({ row: last, goal }: Place, stops: Stops): Place {
  const row = Math.min(last, stops.rowCount - 1);
  return { row, stop: nearestStop(stops.stopsAt(row), goal) ?? headStop, goal };
}
