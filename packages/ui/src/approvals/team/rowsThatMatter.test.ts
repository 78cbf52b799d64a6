import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from './rowsThatMatter.ts';
import { rowsThatMatter } from './rowsThatMatter.ts';

const some = (role: Candidate['role'], count: number): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({ role, dayCount: index + 1 }));
const rolesOf = (...candidates: Candidate[]) => rowsThatMatter(candidates).first.map(({ role }) => role);

test('two who share the shift come first, then who is away, then who has asked', () => {
  expect(rolesOf(...some('asked', 1), ...some('away', 1), ...some('mate', 5))).toEqual([
    'mate',
    'mate',
    'away',
    'asked',
  ]);
});

test('more share the shift where fewer are away', () => {
  expect(rolesOf(...some('mate', 5))).toEqual(['mate', 'mate', 'mate', 'mate']);
  expect(rolesOf(...some('mate', 5), ...some('away', 1))).toEqual(['mate', 'mate', 'mate', 'away']);
});

test('the most days come first', () => {
  expect(rowsThatMatter(some('away', 3)).first.map(({ dayCount }) => dayCount)).toEqual([3, 2, 1]);
});

test('who has no shift comes with everybody else who is asked for', () => {
  const { first, more } = rowsThatMatter([...some('off', 8), ...some('away', 1)]);
  expect(first.map(({ role }) => role)).toEqual(['away']);
  expect(more).toHaveLength(8);
});

const candidate = fc.record<Candidate>({
  role: fc.constantFrom('mate', 'away', 'asked', 'off'),
  dayCount: fc.integer({ min: 1, max: 9 }),
});

test('five rows at most beside whoever asks, nobody twice, and nobody who is away is lost', () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 30 }), (candidates) => {
      const { first, more } = rowsThatMatter(candidates);
      expect(first.length).toBeLessThanOrEqual(5);
      expect(new Set([...first, ...more]).size).toBe(first.length + more.length);
      const absent = candidates.filter(({ role }) => role !== 'mate');
      expect([...first, ...more].filter(({ role }) => role !== 'mate')).toHaveLength(absent.length);
      // A button that reveals a single row takes no less room than the row.
      expect(more).not.toHaveLength(1);
    }),
  );
});
