import { markdownTable } from '../../../tools/markdown.ts';
import { median } from '../report/median.ts';

/** The build of the base commit or of the working tree. */
export type BuildName = 'base' | 'tree';

/** A measured time in milliseconds. */
export interface Sample {
  /** Name of the measurement. */
  name: string;
  build: BuildName;
  ms: number;
}

/** A measurement in both builds. */
export interface ComparedTime {
  name: string;
  /** Median of the base, in milliseconds. */
  base: number;
  /** Median of the working tree, in milliseconds. */
  tree: number;
}

/** A time may be this much longer than that of the base, because rounds differ on a quiet machine as well. */
const tolerance = { factor: 1.1, ms: 3 };

/** Compares the medians of all measurements, in the order in which they were first measured. */
export function comparedTimes(samples: readonly Sample[]): ComparedTime[] {
  return [...Map.groupBy(samples, ({ name }) => name)].map(([name, all]) => {
    const of = (build: BuildName) => median(all.filter((one) => one.build === build).map(({ ms }) => ms));
    return { name, base: of('base'), tree: of('tree') };
  });
}

/** Returns whether the working tree is slower. A measurement that is missing in it counts as slower. */
export function isSlower({ base, tree }: ComparedTime): boolean {
  return Number.isNaN(tree) || (tree > base * tolerance.factor && tree > base + tolerance.ms);
}

/** Returns a table of all measurements. */
export function comparisonTable(times: readonly ComparedTime[]): string {
  return markdownTable(
    [
      { title: 'Measurement' },
      { title: 'Base', isFigure: true },
      { title: 'Working tree', isFigure: true },
      { title: 'Ratio', isFigure: true },
      { title: '' },
    ],
    times.map((time) => [
      time.name,
      `${time.base.toFixed(1)} ms`,
      `${time.tree.toFixed(1)} ms`,
      (time.tree / time.base).toFixed(2),
      isSlower(time) ? 'slower' : '',
    ]),
  );
}
