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

test(
  'the filters have the numbers 0 to 4 in the order of the menu',
  { tags: ['presence-3', 'presence-20'] },
  () => {
    expect(presenceFilters.map((filter) => wireFilters[filter])).toEqual([0, 1, 2, 3, 4]);
    expect(Object.keys(wireFilters)).toHaveLength(presenceFilters.length);
  },
);

test('knows the present and the absent people from the list of all', { tags: ['presence-10'] }, () => {
  expect(placeholderPresence(all, 'all', 'present')).toEqual({ ...all, rows: [there] });
  expect(placeholderPresence(all, 'all', 'absent')).toEqual({ ...all, rows: [away] });
  expect(placeholderPresence(all, 'all', 'all')).toBe(all);
});

test('knows no inconsistent people or planned shifts from the list of all', { tags: ['presence-10'] }, () => {
  expect(placeholderPresence(all, 'all', 'inconsistent')).toBeUndefined();
  expect(placeholderPresence(all, 'present', 'withShift')).toBeUndefined();
});

test('shows a part as part of the whole, unless it is empty', { tags: ['presence-10'] }, () => {
  const part = { ...all, rows: [there] };
  expect(placeholderPresence(part, 'present', 'all')).toBe(part);
  expect(placeholderPresence({ ...all, rows: [] }, 'present', 'all')).toBeUndefined();
});

test('knows no one without a list, or with too many people', { tags: ['presence-10'] }, () => {
  expect(
    placeholderPresence({ kind: 'tooManyPeople', maxPeopleCount: 1000, asOf }, 'all', 'all'),
  ).toBeUndefined();
  expect(placeholderPresence(undefined, 'all', 'present')).toBeUndefined();
});
