/** A path with its middle collapsed. */
export interface ShortWay<T> {
  /** The beginning. */
  first: readonly T[];
  /** The collapsed part; empty for a short path. */
  hidden: readonly T[];
  /** The end, with the current centre. */
  last: readonly T[];
}

const most = 4;

/** Collapses the middle of a path of more than four centres: home and the last two stay. @requirement centres-2 */
export function collapseBreadcrumbs<T>(way: readonly T[]): ShortWay<T> {
  if (way.length <= most) return { first: way, hidden: [], last: [] };
  return { first: way.slice(0, 1), hidden: way.slice(1, -2), last: way.slice(-2) };
}
