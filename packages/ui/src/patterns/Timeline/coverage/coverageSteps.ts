import { dayMinutes } from '../geometry/wallMinutes.ts';
import type { CoverageStep } from '../timeline.types.ts';

const hourMinutes = 60;

/** Returns the counts of the hours of a day as steps; consecutive hours with the same count are one step. */
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

/** Returns the count of a day as one step; days of the page are counted from 0. */
export function stepOfDay(day: number, count: number): CoverageStep {
  return { begin: day * dayMinutes, end: (day + 1) * dayMinutes, count };
}

/** Returns the highest count of some steps, at least 1. */
function highestOf(steps: readonly CoverageStep[]): number {
  return Math.max(1, ...steps.map(({ count }) => count));
}

/**
 * Returns the outline of the steps as an SVG path: minutes from left to right, and heights from 0 for the highest count down
 * to 1 for none.
 */
export function stepPath(steps: readonly CoverageStep[]): string {
  const highest = highestOf(steps);
  return steps
    .map(({ begin, end, count }, at) => {
      const height = 1 - count / highest;
      return `${at === 0 ? `M${begin} ${height}` : `V${height}`}H${end}`;
    })
    .join('');
}
