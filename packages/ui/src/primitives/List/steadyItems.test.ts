import { expect, test } from 'vitest';
import { createStableItems } from './useStableItems.ts';

const items = (place: string) => [
  { id: 'a', label: 'Jana', place: 'Brno' },
  { id: 'b', label: 'Petr', place },
];

test('keeps the objects of items that say the same', () => {
  const steady = createStableItems<{ id: string; label: string; place: string }>();
  const [jana, petr] = steady(items('Brno'));
  const next = steady(items('Praha'));
  expect(next[0]).toBe(jana);
  expect(next[1]).not.toBe(petr);
  expect(next[1]?.place).toBe('Praha');
});

test('keeps the whole list where nothing has changed', () => {
  const steady = createStableItems<{ id: string; label: string; place: string }>();
  expect(steady(items('Brno'))).toBe(steady(items('Brno')));
});

test('follows the order and the number of the items', () => {
  const steady = createStableItems<{ id: string; label: string; place: string }>();
  const [jana, petr] = steady(items('Brno'));
  expect(steady(items('Brno').toReversed())).toEqual([petr, jana]);
  expect(steady(items('Brno').slice(1))).toEqual([petr]);
});
