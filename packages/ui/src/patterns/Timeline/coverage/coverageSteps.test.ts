import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepOfDay, stepPath, stepsOfHours } from './coverageSteps.ts';

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

test('returns the outline of the steps, with the highest at the top', () => {
  expect(stepPath(stepsOfHours([0, 4, 4, 1]))).toBe('M0 1H60V0H180V0.75H240');
});

test('returns an outline at the bottom where all counts are 0, and none without steps', () => {
  expect(stepPath(stepsOfHours([0, 0]))).toBe('M0 1H120');
  expect(stepPath([])).toBe('');
});
