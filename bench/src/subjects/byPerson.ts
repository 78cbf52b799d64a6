import type { BenchData, BenchInterval } from '../data/bench-data.ts';

/** Returns the intervals of a week, one list per person. */
export function byPerson({ persons, weeks }: BenchData, weekIndex: number): BenchInterval[][] {
  const rows: BenchInterval[][] = persons.map(() => []);
  for (const interval of weeks[weekIndex] ?? []) rows[interval.person]?.push(interval);
  return rows;
}
