import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from './rowsThatMatter.ts';
import { rowsThatMatter } from './rowsThatMatter.ts';

const some = (role: Candidate['role'], count: number): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({ role, dayCount: index + 1 }));
const rolesOf = (...candidates: Candidate[]) => rowsThatMatter(candidates).first.map(({ role }) => role);

test('returns two people of the same shift first, then people away, then people with an open request', () => {
  expect(rolesOf(...some('asked', 1), ...some('away', 1), ...some('sameShift', 5))).toEqual([
    'sameShift',
    'sameShift',
    'away',
    'asked',
  ]);
});

test('returns more people of the same shift where fewer are away', () => {
  expect(rolesOf(...some('sameShift', 5))).toEqual(['sameShift', 'sameShift', 'sameShift', 'sameShift']);
  expect(rolesOf(...some('sameShift', 5), ...some('away', 1))).toEqual([
    'sameShift',
    'sameShift',
    'sameShift',
    'away',
  ]);
});

test('sorts by the number of days, the most first', () => {
  expect(rowsThatMatter(some('away', 3)).first.map(({ dayCount }) => dayCount)).toEqual([3, 2, 1]);
});

test('returns people without a shift only among the others', () => {
  const { first, more } = rowsThatMatter([...some('off', 8), ...some('away', 1)]);
  expect(first.map(({ role }) => role)).toEqual(['away']);
  expect(more).toHaveLength(8);
});

const candidate = fc.record<Candidate>({
  role: fc.constantFrom('sameShift', 'away', 'asked', 'off'),
  dayCount: fc.integer({ min: 1, max: 9 }),
});

test('returns at most five rows first, no duplicates, and all people who are absent or have an open request', () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 30 }), (candidates) => {
      const { first, more } = rowsThatMatter(candidates);
      expect(first.length).toBeLessThanOrEqual(5);
      expect(new Set([...first, ...more]).size).toBe(first.length + more.length);
      const absent = candidates.filter(({ role }) => role !== 'sameShift');
      expect([...first, ...more].filter(({ role }) => role !== 'sameShift')).toHaveLength(absent.length);
      // A button that reveals a single row takes no less room than the row.
      expect(more).not.toHaveLength(1);
    }),
  );
});
