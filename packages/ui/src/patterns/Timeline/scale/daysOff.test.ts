import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { createDaysOff } from './daysOff.ts';
import { wallMinutes } from '../geometry/wallMinutes.ts';

const daysOff = createDaysOff([
  { day: localDate('2026-11-17'), name: 'Freedom Day' },
  { day: localDate('2026-12-26'), name: '' },
]);
const of = (day: string) => daysOff(wallMinutes(localDate(day)));

test('returns weekend for Saturday and Sunday', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => of(day).kind)).toEqual([
    undefined,
    'weekend',
    'weekend',
    undefined,
  ]);
});

test('returns a public holiday with its name, also on a weekend and without a name', () => {
  expect(of('2026-11-17')).toEqual({ kind: 'holiday', holiday: 'Freedom Day' });
  expect(of('2026-12-26').kind).toBe('holiday');
});
