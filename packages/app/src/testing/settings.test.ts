import { expect, test } from 'vitest';
import { readNumber, writeSettings } from './settings.ts';

const limits = [0, 1000] as const;

test.each([
  ['people=12', 12],
  ['people=0', 0],
  ['people=1000', 1000],
  ['people=1001', 200],
  ['people=-1', 200],
  ['people=many', 200],
  ['people=', 200],
  ['', 200],
])('%j means %j people', (search, people) => {
  expect(readNumber(new URLSearchParams(search), 'people', limits, 200)).toBe(people);
});

test('what is written is read again, and other parameters stay', () => {
  const href = writeSettings('http://app.test/testing/timeline?language=cs&seed=1', { people: 30, seed: 2 });
  const { searchParams } = new URL(href);
  expect(searchParams.get('language')).toBe('cs');
  expect(readNumber(searchParams, 'people', limits, 200)).toBe(30);
  expect(searchParams.get('seed')).toBe('2');
});
