import type { StepResult } from './run.ts';

/** The settings of the summary. */
export interface SummaryOptions {
  /** Whether the run was `test:all`. */
  isAll: boolean;
  /** Whether a skipped test is a failure, as on a build machine. */
  isStrict: boolean;
  /** How long the run took. */
  seconds: number;
}

/** The parts of `test:all` that `test` leaves out, besides the tests with its tag. */
const onlyInAll = [
  'left to test:all: axe on every story (here: once for each structure)',
  'left to test:all: the size of screens that load less than the lists of approvals',
  'left to test:all: every story with late responses, in a random order',
  'left to test:all: the workbench as static files, the packed libraries in an application of their own',
  'left to test:all: a new seed for the property tests (here: always the same)',
];

/**
 * Returns the last lines of a run: each step, what failed, what did not run and why, and the counts. The last line is
 * `N passed, N failed`, with `, N skipped` if any test was.
 */
export function summaryOf(
  results: readonly StepResult[],
  { isAll, isStrict, seconds }: SummaryOptions,
): { lines: string[]; isFailed: boolean } {
  const sum = (of: (result: StepResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const skipped = sum((result) => result.skipped);
  const missing = isStrict && skipped > 0 ? 1 : 0;
  const failed = sum((result) => result.failed) + missing;
  const failures = [
    ...results.flatMap((result) => result.failures),
    ...(missing ? [`${skipped} tests were skipped. On a build machine every test must run.`] : []),
  ];
  const notes = results.flatMap((result) => result.notes);
  const end = skipped > 0 ? `, ${skipped} skipped` : '';
  return {
    lines: [
      ...results.map(
        (result) =>
          `${result.failed ? '✗' : '✓'} ${result.name}: ${result.passed} passed, ${result.failed} failed, ${result.seconds.toFixed(1)} s`,
      ),
      ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
      '',
      ...notes,
      ...(isAll ? [] : onlyInAll),
      `${seconds.toFixed(0)} s`,
      '',
      `${sum((result) => result.passed)} passed, ${failed} failed${end}`,
    ],
    isFailed: failed > 0,
  };
}
