import { expect, test } from 'vitest';
import { createStableItems } from './useStableItems.ts';

const items = (place: string) => [
  { id: 'a', label: 'Jana', place: 'Brno' },
  { id: 'b', label: 'Petr', place },
];

test('returns the same objects for items with equal values', () => {
  const steady = createStableItems<{ id: string; label: string; place: string }>();
  const [jana, petr] = steady(items('Brno'));
  const next = steady(items('Praha'));
  expect(next[0]).toBe(jana);
  expect(next[1]).not.toBe(petr);
  expect(next[1]?.place).toBe('Praha');
});

test('returns the same list if no item has changed', () => {
  const steady = createStableItems<{ id: string; label: string; place: string }>();
  expect(steady(items('Brno'))).toBe(steady(items('Brno')));
});

test('follows changes of the order and the number of the items', () => {
  const steady = createStableItems<{ id: string; label: string; place: string }>();
  const [jana, petr] = steady(items('Brno'));
  expect(steady(items('Brno').toReversed())).toEqual([petr, jana]);
  expect(steady(items('Brno').slice(1))).toEqual([petr]);
});
