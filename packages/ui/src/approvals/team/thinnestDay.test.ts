import { localDate } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinnestDay } from './thinnestDay.ts';

const aDay = (day: number, onShift: number, absent = 0) => ({
  day: localDate(`2026-12-${String(day).padStart(2, '0')}`),
  onShift,
  absent,
  off: 0,
  asked: 0,
});
const requested = [2, 3, 4, 5, 6].map((day) => aDay(day, 0).day);

test(
  'returns the wanted day with the fewest people on shift, then the most people absent',
  { tags: ['approvals-46'] },
  () => {
    const days = [aDay(1, 1), aDay(2, 9), aDay(3, 7, 2), aDay(4, 7, 3), aDay(5, 0), aDay(7, 2)];
    expect(thinnestDay({ days }, requested)?.day).toBe('2026-12-04');
    expect(thinnestDay({ days: [aDay(3, 7), aDay(4, 7)] }, requested)?.day).toBe('2026-12-03');
  },
);

test('returns null where no one has a shift on a wanted day', () => {
  expect(thinnestDay({ days: [aDay(1, 5), aDay(3, 0), aDay(7, 5)] }, requested)).toBeNull();
});

test('no other wanted day with a shift has fewer people on shift', () => {
  const numbers = fc.array(fc.nat({ max: 50 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(numbers, (counts) => {
      const days = counts.map((onShift, index) => aDay(index + 2, onShift));
      const thinnest = thinnestDay({ days }, requested);
      const least = Math.min(...counts.filter((count) => count > 0));
      expect(thinnest?.onShift ?? Infinity).toBe(least);
    }),
  );
});
