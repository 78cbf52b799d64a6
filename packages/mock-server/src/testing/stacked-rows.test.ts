import { localDate } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { stackedRows } from './stacked-rows.ts';

const friday = localDate('2026-11-20');
const [day] = planDays(friday, friday) as [PlanDay];
const counts = fc.integer({ min: 1, max: 40 });

test('all intervals are within the day and end after they begin, and the same seed gives the same ones', () => {
  fc.assert(
    fc.property(counts, fc.nat(100), fc.nat(999_999), (count, overlap, seed) => {
      const rows = stackedRows(day, { count, overlap }, seed);
      expect(rows).toHaveLength(count);
      for (const { begin, end } of rows)
        expect('2026-11-20T00:00:00Z' <= begin && begin < end && end <= '2026-11-21T00:00:00Z').toBe(true);
      expect(stackedRows(day, { count, overlap }, seed)).toEqual(rows);
    }),
  );
});

test('another seed gives other intervals', () => {
  const stack = { count: 12, overlap: 60 };
  expect(stackedRows(day, stack, 2)).not.toEqual(stackedRows(day, stack, 1));
});

test('without overlap each interval ends before the next one begins', () => {
  fc.assert(
    fc.property(counts, fc.nat(999_999), (count, seed) => {
      const rows = stackedRows(day, { count, overlap: 0 }, seed);
      for (const [index, { end }] of rows.slice(0, -1).entries())
        expect(end <= (rows[index + 1]?.begin ?? '')).toBe(true);
    }),
  );
});

test('with full overlap most intervals share their time with others', () => {
  const rows = stackedRows(day, { count: 40, overlap: 100 }, 3);
  const overlapping = rows.filter((row) =>
    rows.some((other) => other !== row && other.begin < row.end && row.begin < other.end),
  );
  expect(overlapping.length).toBeGreaterThan(30);
});
