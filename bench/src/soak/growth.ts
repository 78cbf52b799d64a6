import type { Footprint } from './footprint.ts';

/** What a page held at each reading, while somebody did the same in a screen again and again. */
export interface Soak {
  /** Name of the screen. */
  screen: string;
  /** The readings in their order: the first is what later ones are compared with. */
  readings: readonly Reading[];
}

/** What a page held after some cycles. */
export interface Reading extends Footprint {
  /** How many cycles had been done by then. */
  cycles: number;
}

/** One measure of a screen, first and last. */
export interface Growth {
  /** Name of the screen. */
  screen: string;
  /** What was counted. */
  measure: keyof Footprint;
  /** After the cycles in which the page takes what it keeps. */
  first: number;
  /** After the last cycle. */
  last: number;
  /** The last may be so many times the first. */
  limit: number;
}

/**
 * How many times its first reading the last one may be. Code that the engine compiles for what is done often lies on the
 * heap. Home holds some 500 nodes, and up to 34 of a screen before it may wait there, more or fewer from reading to
 * reading: less than one for a cycle. Listeners of a tooltip or of a menu come and go by threes.
 */
const limits: Record<keyof Footprint, number> = { heap: 1.1, nodes: 1.08, listeners: 1.03 };

const measures = ['heap', 'nodes', 'listeners'] as const;

/** The growth of each measure between the first and the last reading. */
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

/** Whether it stayed within its limit; what was not counted did not. */
export function isFlat({ first, last, limit }: Growth): boolean {
  return last <= first * limit;
}
