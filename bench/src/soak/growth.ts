import type { Footprint } from './footprint.ts';

/** The readings of a page while a cycle was repeated in a screen. */
export interface Soak {
  /** Name of the screen. */
  screen: string;
  /** The readings in order. Later readings are compared with the first. */
  readings: readonly Reading[];
}

/** The resources of a page after some cycles. */
export interface Reading extends Footprint {
  /** Number of finished cycles. */
  cycles: number;
}

/** The first and the last value of a measure of a screen. */
export interface Growth {
  /** Name of the screen. */
  screen: string;
  /** The measured resource. */
  measure: keyof Footprint;
  /** The value after the first cycles, which fill the caches. */
  first: number;
  /** The value after the last cycle. */
  last: number;
  /** The maximum of `last` as a multiple of `first`. */
  limit: number;
}

/**
 * Maximum ratio of the last reading to the first. Compiled code of the engine is on the heap. The dashboard has about
 * 500 nodes, and up to 34 nodes of a previous screen may remain, varying between readings: less than one node per
 * cycle. Tooltips and menus add and remove three listeners each.
 */
const limits: Record<keyof Footprint, number> = { heap: 1.1, nodes: 1.08, listeners: 1.03 };

const measures = ['heap', 'nodes', 'listeners'] as const;

/** Returns the growth of each measure between the first and the last reading. */
export function growthsOf({ screen, readings }: Soak): Growth[] {
  const [first] = readings;
  const last = readings.at(-1);
  if (!first || !last || first === last) throw new Error(`${screen} was not read twice.`);
  return measures.map((measure) => ({
    screen,
    measure,
    first: first[measure],
    last: last[measure],
    limit: limits[measure],
  }));
}

/** Returns whether a measure stayed within its limit. A missing value did not. */
export function isFlat({ first, last, limit }: Growth): boolean {
  return last <= first * limit;
}
