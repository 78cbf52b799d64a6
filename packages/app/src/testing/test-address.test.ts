import { expect, test } from 'vitest';
import { readNumber, writeSettings } from './test-address.ts';

const persons = { min: 0, max: 1000, initial: 200 };

test.each([
  ['persons=12', 12],
  ['persons=0', 0],
  ['persons=1000', 1000],
  ['persons=1001', 200],
  ['persons=-1', 200],
  ['persons=1.5', 200],
  ['persons=1e3', 200],
  ['persons=many', 200],
  ['persons=', 200],
  ['', 200],
])('%j means %j persons', { tags: ['shell-10'] }, (search, count) => {
  expect(readNumber(new URLSearchParams(search), 'persons', persons)).toBe(count);
});

test('reads back written settings, and keeps other parameters', () => {
  const href = writeSettings('http://app.test/testing/timeline?seed=5&plan=1', { persons: 30, plan: 2 });
  const { searchParams } = new URL(href);
  expect(searchParams.get('seed')).toBe('5');
  expect(readNumber(searchParams, 'persons', persons)).toBe(30);
  expect(searchParams.get('plan')).toBe('2');
});
