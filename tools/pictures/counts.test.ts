import { describe, expect, it } from 'vitest';
import type { TestCase } from 'vitest/node';
import { countsOf } from './counts.ts';

const one = (state: 'passed' | 'failed' | 'skipped' | 'pending') =>
  ({ result: () => ({ state }) }) as Pick<TestCase, 'result'>;

describe('countsOf', () => {
  it('counts what passed and what failed, and a test that never ended as failed', () => {
    expect(countsOf([one('passed'), one('passed'), one('failed'), one('skipped'), one('pending')])).toEqual({
      numPassedTests: 2,
      numFailedTests: 2,
      numTotalTests: 5,
    });
  });
});
