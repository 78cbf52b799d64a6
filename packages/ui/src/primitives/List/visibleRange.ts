import type { RowPlaces } from './rowPlaces.ts';

/** The visible part of a list, in pixels from the top of its first row. */
export interface VisiblePart {
  top: number;
  bottom: number;
  /** Whether the last scroll was upwards. */
  isUp: boolean;
}

/** A range of row indices; `end` is exclusive. */
export interface RowRange {
  first: number;
  end: number;
}

/** How much is rendered ahead in the direction of scrolling, as a share of the visible height. */
const aheadShare = 1 / 3;

/**
 * Returns the part of a list that is visible in the window; null while the list is hidden.
 *
 * @param root the root element of the list, which may scroll itself
 * @param canvas the element in it with the height of all rows
 */
export function visiblePartOf(
  root: HTMLElement,
  canvas: HTMLElement,
  before: VisiblePart,
): VisiblePart | null {
  const frame = root.getBoundingClientRect();
  if (frame.width === 0) return null;
  const { top: origin } = canvas.getBoundingClientRect();
  const top = Math.max(0, frame.top) - origin;
  const bottom = Math.max(top, Math.min(window.innerHeight, frame.bottom) - origin);
  return { top, bottom, isUp: top === before.top ? before.isUp : top < before.top };
}

/** Returns the rows to render. */
export function visibleRange(places: RowPlaces, { top, bottom, isUp }: VisiblePart): RowRange {
  const ahead = (bottom - top) * aheadShare;
  return {
    first: places.rowAt(isUp ? top - ahead : top),
    end: places.rowAt(isUp ? bottom : bottom + ahead) + 1,
  };
}
