import { expect, test } from 'vitest';
import { differenceParts, mayBeZone } from './differenceParts.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [5, '5 minutes'],
  [-5, '5 minutes'],
  [2.4, '2 minutes'],
  [60, '1 hours'],
  [90, '1 hours 30 minutes'],
  [-121, '2 hours 1 minutes'],
  [1440, '1 days'],
  [1445, '1 days'],
  [2 * 1440 + 61, '2 days 1 hours'],
])('splits %d minutes into %s', (count, expected) => {
  const words = differenceParts(minutes(count)).map((part) => `${part.count} ${part.unit}`);
  expect(words.join(' ')).toBe(expected);
});

test.each([
  [5, false],
  [27, false],
  [28, true],
  [32, true],
  [45, false],
  [60, true],
  [-61, true],
  [63, false],
  [90, true],
  [840, true],
  [1440, true],
  [26 * 60 + 30, false],
])('mayBeZone of %d minutes is %s', (count, expected) => {
  expect(mayBeZone(minutes(count))).toBe(expected);
});
