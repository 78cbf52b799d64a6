import { relative } from 'node:path';
import type { TestCase } from 'vitest/node';
import { failureLine } from '../run.ts';
import type { Outcome } from '../run.ts';
import { notTried } from './not-tried.ts';

type Case = Pick<TestCase, 'id' | 'result' | 'fullName'> & {
  module: Pick<TestCase['module'], 'moduleId'>;
};

/** Whether a test has failed. A started test that did not finish has failed. */
export const hasFailed = (one: Pick<Case, 'result'>) => ['failed', 'pending'].includes(one.result().state);

/**
 * Counts tests by result, without the stories that do not belong to the run.
 *
 * @param alone the results of the failed tests that were run once more, by their ids
 */
export function countsOf(cases: readonly Case[], alone: ReadonlyMap<string, string> = new Map()): Outcome {
  const failed = cases.filter(hasFailed);
  const skipped = cases.filter((one) => {
    const result = one.result();
    return result.state === 'skipped' && result.note !== notTried;
  });
  return {
    passed: cases.filter((one) => one.result().state === 'passed').length,
    failed: failed.length,
    skipped: skipped.length,
    failures: failed.map((one) => {
      const line = failureLine(
        `${relative('.', one.module.moduleId)} > ${one.fullName}`,
        one.result().errors?.[0]?.message,
      );
      const again = alone.get(one.id);
      return again ? `${line} (${again})` : line;
    }),
    notes: skipped.map((one) => `skipped: ${one.fullName}`),
  };
}
