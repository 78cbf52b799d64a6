import { localDate } from '@selfservice/api/core/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutRow } from '../../patterns/Timeline/geometry/layoutRow.ts';
import { wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { generateStack } from './generateStack.ts';

const day = localDate('2026-11-20');
const counts = fc.integer({ min: 1, max: 40 });

test('all intervals lie within the day and end after they begin', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 0, max: 100 }), fc.nat(), (count, overlap, seed) => {
      const intervals = generateStack(day, { count, overlap, seed });
      expect(intervals).toHaveLength(count);
      for (const { begin, end } of intervals)
        expect('2026-11-20T00:00:00' <= begin && begin < end && end <= '2026-11-21T00:00:00').toBe(true);
      expect(generateStack(day, { count, overlap, seed })).toEqual(intervals);
    }),
  );
});

test('without overlap they share one lane', () => {
  const begin = wallMinutes(day);
  fc.assert(
    fc.property(counts, fc.nat(), (count, seed) => {
      const placed = layoutRow(generateStack(day, { count, overlap: 0, seed }), { begin, end: begin + 1440 });
      expect(placed.every(({ lanes }) => lanes === 1)).toBe(true);
    }),
  );
});
