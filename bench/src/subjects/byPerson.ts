import type { BenchData, BenchInterval } from '../data/bench-data.ts';

/** The intervals of a week, one list for each person. */
export function byPerson({ persons, weeks }: BenchData, weekIndex: number): BenchInterval[][] {
  const rows: BenchInterval[][] = persons.map(() => []);
  for (const interval of weeks[weekIndex] ?? []) rows[interval.person]?.push(interval);
  return rows;
}
