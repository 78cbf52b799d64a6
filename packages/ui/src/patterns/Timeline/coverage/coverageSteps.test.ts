import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestOf, stepOfDay, stepsOfHours } from './coverageSteps.ts';

test('joins consecutive hours with the same count to one step', () => {
  expect(stepsOfHours([0, 0, 3, 3, 3, 1])).toEqual([
    { begin: 0, end: 120, count: 0 },
    { begin: 120, end: 300, count: 3 },
    { begin: 300, end: 360, count: 1 },
  ]);
});

test('returns steps without gaps that differ from their neighbours and match the hours', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 24 }), (hours) => {
      const steps = stepsOfHours(hours);
      expect(steps[0]?.begin).toBe(0);
      expect(steps.at(-1)?.end).toBe(hours.length * 60);
      steps.slice(1).forEach((step, index) => {
        expect(step.begin).toBe(steps[index]?.end);
        expect(step.count).not.toBe(steps[index]?.count);
      });
      const again = hours.map((_, hour) => steps.find(({ end }) => hour * 60 < end)?.count);
      expect(again).toEqual(hours);
    }),
  );
});

test('returns one step for a day', () => {
  expect(stepOfDay(2, 7)).toEqual({ begin: 2880, end: 4320, count: 7 });
});

test('returns at least 1 as the highest count', () => {
  expect(highestOf([])).toBe(1);
  expect(highestOf(stepsOfHours([0, 5, 2]))).toBe(5);
});
