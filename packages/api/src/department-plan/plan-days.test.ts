import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { addDays, daysBetween, startOfWeek } from '../core/local-date-arithmetic.ts';
import { dayBeside, pageOf, planModes } from './plan-days.ts';

const days = fc
  .integer({ min: -30_000, max: 30_000 })
  .map((count) => addDays(localDate('2026-11-20'), count));
const modes = fc.constantFrom(...planModes);

test(
  'a page has as many days as its mode, and contains the chosen day',
  { tags: ['department-plan-1', 'department-plan-2'] },
  () => {
    fc.assert(
      fc.property(days, modes, (day, mode) => {
        const { from, to } = pageOf(day, mode);
        expect(daysBetween(from, to)).toBe(mode - 1);
        expect(from <= day && day <= to).toBe(true);
      }),
    );
  },
);

test('a week begins on Monday', { tags: ['department-plan-2'] }, () => {
  expect(pageOf(localDate('2026-11-22'), 7)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  fc.assert(
    fc.property(days, (day) => {
      const { from } = pageOf(day, 7);
      expect(startOfWeek(from)).toBe(from);
    }),
  );
});

test('pages follow each other without a gap', { tags: ['department-plan-5'] }, () => {
  fc.assert(
    fc.property(days, modes, (day, mode) => {
      const next = pageOf(dayBeside(day, mode, 'next'), mode);
      expect(next.from).toBe(addDays(pageOf(day, mode).to, 1));
    }),
  );
});

test('the page before the page after is the page itself', () => {
  fc.assert(
    fc.property(days, modes, (day, mode) => {
      expect(dayBeside(dayBeside(day, mode, 'next'), mode, 'previous')).toBe(day);
      expect(dayBeside(dayBeside(day, mode, 'previous'), mode, 'next')).toBe(day);
    }),
  );
});
