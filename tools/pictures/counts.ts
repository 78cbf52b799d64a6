import { relative } from 'node:path';
import type { TestCase } from 'vitest/node';
import { failureLine } from '../run.ts';
import type { Outcome } from '../run.ts';

/** Counts tests by result. A started test that did not finish has failed. */
export function countsOf(
  cases: readonly (Pick<TestCase, 'result' | 'fullName'> & {
    module: Pick<TestCase['module'], 'moduleId'>;
  })[],
): Outcome {
  const failed = cases.filter((one) => ['failed', 'pending'].includes(one.result().state));
  return {
    passed: cases.filter((one) => one.result().state === 'passed').length,
    failed: failed.length,
    failures: failed.map((one) =>
      failureLine(
        `${relative('.', one.module.moduleId)} > ${one.fullName}`,
        one.result().errors?.[0]?.message,
      ),
    ),
  };
}
