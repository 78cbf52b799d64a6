/** A point on the screen in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How far a finger has to go across, in pixels. */
const leastWay = 48;
/** How many times as far across as up or down. */
const leastSlant = 2;

/**
 * What a finger that went from one point to another asks for: to the left the next page, to the right the previous
 * one. Null where it went too short a way, or more up or down than across.
 */
export function swipeDirection(from: Point, to: Point): 'previous' | 'next' | null {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) <= leastWay || Math.abs(across) < leastSlant * along) return null;
  return across < 0 ? 'next' : 'previous';
}
