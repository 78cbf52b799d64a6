import type { TestCase } from 'vitest/node';

/** How many tests there were and what they came to, in the words of the runner's own report. */
export interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
}

/** Counts tests by what they came to. A test that was begun and not ended has failed. */
export function countsOf(cases: readonly Pick<TestCase, 'result'>[]): Counts {
  const states = cases.map((one) => one.result().state);
  return {
    numPassedTests: states.filter((state) => state === 'passed').length,
    numFailedTests: states.filter((state) => state === 'failed' || state === 'pending').length,
    numTotalTests: states.length,
  };
}
