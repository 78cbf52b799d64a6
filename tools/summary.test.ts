import { describe, expect, test } from 'vitest';
import type { StepResult } from './run.ts';
import { summaryOf } from './summary.ts';

const step = (name: string, counts: Partial<StepResult>): StepResult => ({
  name,
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  notes: [],
  seconds: 1,
  ...counts,
});
const options = { isAll: false, isStrict: false, seconds: 20 };

describe('the last line', () => {
  test('has the counts of all steps', () => {
    const { lines, isFailed } = summaryOf([step('a', { passed: 2 }), step('b', { passed: 3 })], options);
    expect(lines.at(-1)).toBe('5 passed, 0 failed');
    expect(isFailed).toBe(false);
  });

  test('says how many tests were skipped, and the lines before it why', () => {
    const notes = ['skipped: 4 journeys: there is no nginx'];
    const { lines, isFailed } = summaryOf([step('a', { passed: 2, skipped: 4, notes })], options);
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 4 skipped');
    expect(lines).toContain(notes[0]);
    expect(isFailed).toBe(false);
  });

  test('counts skipped tests as a failure on a build machine', () => {
    const { lines, isFailed } = summaryOf([step('a', { passed: 2, skipped: 4 })], {
      ...options,
      isStrict: true,
    });
    expect(lines.at(-1)).toBe('2 passed, 1 failed, 4 skipped');
    expect(isFailed).toBe(true);
  });
});

test('every failure is named', () => {
  const { lines, isFailed } = summaryOf([step('a', { failed: 1, failures: ['a > adds: 3'] })], options);
  expect(lines).toEqual(expect.arrayContaining(['✗ a: 0 passed, 1 failed, 1.0 s', 'a > adds: 3']));
  expect(isFailed).toBe(true);
});

test('only test says what is left to test:all', () => {
  const left = (isAll: boolean) =>
    summaryOf([step('a', { passed: 1 })], { ...options, isAll }).lines.filter((line) =>
      line.startsWith('left'),
    );
  expect(left(false)).toHaveLength(5);
  expect(left(true)).toEqual([]);
});
