/** A way with its middle left out. */
export interface ShortWay<T> {
  /** Its beginning. */
  first: readonly T[];
  /** What was left out; empty for a way that is short by itself. */
  hidden: readonly T[];
  /** Its end, with the place where one stands. */
  last: readonly T[];
}

const most = 4;

/** Leaves out the middle of a way of more than four places: home stays, and the last two. */
export function collapseBreadcrumbs<T>(way: readonly T[]): ShortWay<T> {
  if (way.length <= most) return { first: way, hidden: [], last: [] };
  return { first: way.slice(0, 1), hidden: way.slice(1, -2), last: way.slice(-2) };
}
