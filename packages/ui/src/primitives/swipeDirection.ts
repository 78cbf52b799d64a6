/** A point on the screen in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Minimum horizontal distance of a swipe, in pixels. */
const minDistance = 48;
/** Minimum ratio of the horizontal to the vertical distance. */
const minRatio = 2;

/**
 * Returns the direction of a swipe between two points: to the left is `next`, to the right `previous`. Null if the
 * distance is too short or the movement is not horizontal enough.
 */
export function swipeDirection(from: Point, to: Point): 'previous' | 'next' | null {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) <= minDistance || Math.abs(across) < minRatio * along) return null;
  return across < 0 ? 'next' : 'previous';
}
