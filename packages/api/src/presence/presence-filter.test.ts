import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { aPersonPresence } from './presence.fixtures.ts';
import { placeholderPresence, presenceFilters, wireFilters } from './presence-filter.ts';

const [there, away, neither] = [
  aPersonPresence('1', 'present'),
  aPersonPresence('2', 'absent'),
  aPersonPresence('3', 'unknown'),
];
const asOf = localDateTime('2026-11-20T09:00:00');
const all = { kind: 'people' as const, rows: [there, away, neither], asOf };

test('the filters are numbered in the order of the choice', () => {
  expect(presenceFilters.map((filter) => wireFilters[filter])).toEqual([0, 1, 2, 3, 4]);
  expect(Object.keys(wireFilters)).toHaveLength(presenceFilters.length);
});

test('of all, who is there or away is known at once', () => {
  expect(placeholderPresence(all, 'all', 'present')).toEqual({ ...all, rows: [there] });
  expect(placeholderPresence(all, 'all', 'absent')).toEqual({ ...all, rows: [away] });
  expect(placeholderPresence(all, 'all', 'all')).toBe(all);
});

test('of all, nothing is known of passes and shifts', () => {
  expect(placeholderPresence(all, 'all', 'inconsistent')).toBeUndefined();
  expect(placeholderPresence(all, 'present', 'withShift')).toBeUndefined();
});

test('part of all is known to be part of the whole, unless nobody is in it', () => {
  const part = { ...all, rows: [there] };
  expect(placeholderPresence(part, 'present', 'all')).toBe(part);
  expect(placeholderPresence({ ...all, rows: [] }, 'present', 'all')).toBeUndefined();
});

test('where too many people were, or nothing was known, nothing is', () => {
  expect(
    placeholderPresence({ kind: 'tooManyPeople', maxPeopleCount: 1000, asOf }, 'all', 'all'),
  ).toBeUndefined();
  expect(placeholderPresence(undefined, 'all', 'present')).toBeUndefined();
});
