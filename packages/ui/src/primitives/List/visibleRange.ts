import type { RowPlaces } from './rowPlaces.ts';

/** The part of a list that can be seen, in pixels from the top of its first row. */
export interface Sight {
  top: number;
  bottom: number;
  /** It was last moved upwards. */
  isUp: boolean;
}

/** Rows from the first one up to the one after the last. */
export interface RowRange {
  first: number;
  end: number;
}

/** How much is drawn beyond the edge towards which is scrolled, as a part of what can be seen. */
const aheadShare = 1 / 3;

/**
 * The part of a list that can be seen in the window; null while the list is hidden.
 *
 * @param root the list, which may scroll itself
 * @param canvas the element in it that is as high as all rows
 */
export function sightOf(root: HTMLElement, canvas: HTMLElement, before: Sight): Sight | null {
  const frame = root.getBoundingClientRect();
  if (frame.width === 0) return null;
  const { top: origin } = canvas.getBoundingClientRect();
  const top = Math.max(0, frame.top) - origin;
  const bottom = Math.max(top, Math.min(window.innerHeight, frame.bottom) - origin);
  return { top, bottom, isUp: top === before.top ? before.isUp : top < before.top };
}

/** The rows to draw. */
export function visibleRange(places: RowPlaces, { top, bottom, isUp }: Sight): RowRange {
  const ahead = (bottom - top) * aheadShare;
  return {
    first: places.rowAt(isUp ? top - ahead : top),
    end: places.rowAt(isUp ? bottom : bottom + ahead) + 1,
  };
}
