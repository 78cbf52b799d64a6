import type { Stop } from './navigationStops.ts';

/** The place of the focus in the grid. */
export interface Place {
  /** The row, from 0. */
  row: number;
  /** The stop in the row. */
  stop: Stop;
  /** The minute to which moving up and down returns. */
  goal: number;
}

/** The stops of all rows, for moving by keyboard. */
export interface Stops {
  rowCount: number;
  /** The number of visible rows. */
  pageRows: number;
  /** Returns the stops of a row, its head first. */
  stopsAt(row: number): readonly Stop[];
}

/** A key with its modifiers. */
export interface MoveKey {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/**
 * Returns the place to which a key moves, `previous` or `next` if it turns the page, or null if it does nothing. The page
 * is turned by an arrow beyond the first or last stop of a row, and by Page Up and Page Down with Shift.
 */
export function moveToStop(event: MoveKey, from: Place, stops: Stops): Place | 'previous' | 'next' | null {
  const { key, ctrlKey, shiftKey } = event;
  const last = stops.rowCount - 1;
  switch (key) {
    case 'ArrowRight':
      return beside(from, stops, 1) ?? 'next';
    case 'ArrowLeft':
      return beside(from, stops, -1) ?? 'previous';
    case 'ArrowDown':
      return along(from, stops, from.row + 1);
    case 'ArrowUp':
      return along(from, stops, from.row - 1);
    case 'PageDown':
      return shiftKey ? 'next' : along(from, stops, Math.min(last, from.row + stops.pageRows));
    case 'PageUp':
      return shiftKey ? 'previous' : along(from, stops, Math.max(0, from.row - stops.pageRows));
    case 'Home':
      return ctrlKey ? along(from, stops, 0) : edge(from, stops, 0);
    case 'End':
      return ctrlKey ? along(from, stops, last) : edge(from, stops, -1);
    default:
      return null;
  }
}

/** Returns the stop nearest to a minute. The head is returned only for a negative minute or if there is no other stop. */
export function nearestStop(stops: readonly Stop[], goal: number): Stop | undefined {
  if (goal < 0) return stops[0];
  const distance = (stop: Stop) => Math.max(stop.begin - goal, goal - (stop.end - 1), 0);
  const places = stops.slice(1);
  return places.toSorted((a, b) => distance(a) - distance(b) || a.begin - b.begin)[0] ?? stops[0];
}

/** Returns the index of a place among the stops; the index of the nearest stop if the place does not exist any more. */
function indexIn(stops: readonly Stop[], { stop, goal }: Place): number {
  const at = stops.findIndex(({ day, key }) => day === stop.day && key === stop.key);
  const nearest = nearestStop(stops, goal);
  return at < 0 && nearest ? stops.indexOf(nearest) : at;
}

function beside(from: Place, { stopsAt }: Stops, step: 1 | -1): Place | null {
  const stops = stopsAt(from.row);
  const stop = stops[indexIn(stops, from) + step];
  return stop ? { row: from.row, stop, goal: stop.begin } : null;
}

function along(from: Place, { stopsAt, rowCount }: Stops, row: number): Place | null {
  if (row < 0 || row >= rowCount || row === from.row) return null;
  const stop = nearestStop(stopsAt(row), from.goal);
  return stop ? { row, stop, goal: from.goal } : null;
}

function edge(from: Place, { stopsAt }: Stops, at: 0 | -1): Place | null {
  const stop = stopsAt(from.row).at(at);
  return stop ? { row: from.row, stop, goal: stop.begin } : null;
}
