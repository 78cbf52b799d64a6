import { dayMinutes } from '../geometry/wallMinutes.ts';
import type { CoverageStep } from '../timeline.types.ts';

const hourMinutes = 60;

/** The hours of a day as steps: hours with as many people follow each other as one. */
export function stepsOfHours(hours: readonly number[]): CoverageStep[] {
  const steps: CoverageStep[] = [];
  hours.forEach((count, hour) => {
    const last = steps.at(-1);
    const end = (hour + 1) * hourMinutes;
    if (last?.count === count) steps[steps.length - 1] = { ...last, end };
    else steps.push({ begin: hour * hourMinutes, end, count });
  });
  return steps;
}

/** A day of the page, from 0, as one step. */
export function stepOfDay(day: number, count: number): CoverageStep {
  return { begin: day * dayMinutes, end: (day + 1) * dayMinutes, count };
}

/** The highest of the counts of some steps, at least 1. */
export function highestOf(steps: readonly CoverageStep[]): number {
  return Math.max(1, ...steps.map(({ count }) => count));
}
