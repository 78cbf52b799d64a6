import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aPlanInterval } from '../my-plan.fixtures.ts';
import { ownDay } from './ownDay.ts';

const day = localDate('2026-11-24');
const row = { id: day, day };
const night = aPlanInterval({
  begin: localDateTime('2026-11-23T22:00:00'),
  end: localDateTime('2026-11-24T06:00:00'),
});

test('the end of a night shift belongs to the day that it began on', () => {
  expect(ownDay({ row, interval: night })).toBe('2026-11-23');
});

test('a free place belongs to its row', () => {
  expect(ownDay({ row, interval: null })).toBe(day);
});

test('what lasts for days belongs to each of them', () => {
  const end = localDateTime('2026-11-26T00:00:00');
  expect(ownDay({ row, interval: { ...night, end } })).toBe(day);
  expect(ownDay({ row, interval: { ...night, isAllDay: true } })).toBe(day);
});
