import type { Place } from '../geometry/moveToStop.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { headStop } from '../geometry/navigationStops.ts';
import type { Stop } from '../geometry/navigationStops.ts';

/** The position of an element in the grid: the head of a row, an interval or a free day. */
export interface Spot {
  /** The row, from 0. */
  row: number;
  /** The day of the window, from 0; -1 for the head. */
  day: number;
  /** The key of the interval in its row; null for the head and for a free day. */
  key: string | null;
}

const stopElements = '.bar, .free, .head';

/** Returns the closest head, interval or free day around an element, with its spot; null for none. */
export function spotOf(target: EventTarget | null): { element: HTMLElement; spot: Spot } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(stopElements) : null;
  if (!element) return null;
  const { row, day, key } = element.dataset;
  if (row !== undefined) return { element, spot: { row: Number(row), day: -1, key: null } };
  const track = element.closest<HTMLElement>('.track')?.dataset['row'];
  return { element, spot: { row: Number(track), day: Number(day ?? 0), key: key ?? null } };
}

/** Returns the element at a spot; null while it is not rendered. */
export function elementAt(box: HTMLElement, { row, day, key }: Spot): HTMLElement | null {
  if (day < 0) return box.querySelector(`.head[data-row="${row}"]`);
  const track = box.querySelector(`.track[data-row="${row}"]`);
  if (key === null) return track?.querySelector(`.free[data-day="${day}"]`) ?? null;
  const bars = track?.querySelectorAll<HTMLElement>('.bar') ?? [];
  return [...bars].find((bar) => bar.dataset['key'] === key) ?? null;
}

/** Returns the place of the focus for a spot. */
export function placeAt({ row, day, key }: Spot, stops: readonly Stop[]): Place {
  const stop =
    stops.find((other) => (key === null ? other.day === day && other.key === null : other.key === key)) ??
    headStop;
  return { row, stop, goal: stop.begin };
}

/** Scrolls the box by the smallest distance that makes a place visible. */
export function reveal(
  box: HTMLElement,
  { row, stop }: Place,
  sizes: { rows: RowPlaces; scaleHeight: number; headWidth: number; minuteWidth: number },
): void {
  const { rows, scaleHeight, headWidth, minuteWidth } = sizes;
  const room = box.clientHeight - scaleHeight;
  box.scrollTop = within(box.scrollTop, room, rows.topOf(row), rows.heightOf(row));
  if (stop.day < 0) return;
  const width = (stop.end - stop.begin) * minuteWidth;
  box.scrollLeft = within(box.scrollLeft, box.clientWidth - headWidth, stop.begin * minuteWidth, width);
}

/** Returns the scroll position that makes an element visible; its begin, if it is larger than the visible part. */
function within(scroll: number, room: number, at: number, size: number): number {
  if (at < scroll || size > room) return at;
  return Math.max(scroll, at + size - room);
}
