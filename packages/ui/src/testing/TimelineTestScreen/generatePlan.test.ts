import { localDate } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatePeople, generatePlans } from './generatePlan.ts';

const firstDay = localDate('2026-11-16');

test('the same seed gives the same people and plans, however many there are', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 30 }), (seed, people) => {
      const few = generatePeople({ people, seed });
      const more = generatePeople({ people: people + 5, seed });
      expect(more.slice(0, people)).toEqual(few);
      const plans = () => generatePlans({ firstDay, days: 7, seed });
      expect(plans().get('0')).toEqual(plans().get('0'));
    }),
  );
});

test('a row answers the same list again, so that it is not drawn anew', () => {
  const plans = generatePlans({ firstDay, days: 31, seed: 1 });
  expect(plans.get('3')).toBe(plans.get('3'));
});

test('every interval ends after it begins', () => {
  const plans = generatePlans({ firstDay, days: 31, seed: 2 });
  const all = generatePeople({ people: 100, seed: 2 }).flatMap(({ id }) => plans.get(id) ?? []);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.every(({ begin, end }) => begin < end)).toBe(true);
});
