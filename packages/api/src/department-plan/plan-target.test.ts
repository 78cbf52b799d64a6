import { localDate, localDateTime } from '../core/local-date.ts';
import { expect, test } from 'vitest';
import { daysOfTarget, dayOfTarget } from './plan-target.ts';

const page = { from: localDate('2026-11-16'), to: localDate('2026-11-22') };
const night = (begin: string, end: string) => ({
  ownerRef: '1',
  kind: 'shift' as const,
  begin: localDateTime(`${begin}T22:00:00`),
  end: localDateTime(`${end}T06:00:00`),
  isAllDay: false,
  name: 'Night shift',
  shortName: 'N',
  color: null,
});

test('returns the day on which a night shift began for its end', () => {
  const target = { day: localDate('2026-11-18'), interval: night('2026-11-17', '2026-11-18') };
  expect(dayOfTarget(target)).toBe('2026-11-17');
  expect(daysOfTarget(target, page, 7)).toEqual({ from: '2026-11-17', to: '2026-11-17', count: 1 });
});

test('returns the days of the page where the first day of a night shift is not on it', () => {
  const target = { day: localDate('2026-11-16'), interval: night('2026-11-15', '2026-11-16') };
  expect(dayOfTarget(target)).toBe('2026-11-15');
  expect(daysOfTarget(target, page, 7)).toEqual({ ...page, count: 7 });
});

test('returns the pressed day for a free place and for an interval of several days', () => {
  const day = localDate('2026-11-18');
  expect(dayOfTarget({ day, interval: null })).toBe(day);
  expect(dayOfTarget({ day, interval: night('2026-11-16', '2026-11-20') })).toBe(day);
  expect(daysOfTarget({ day: null, interval: null }, page, 7)).toEqual({ ...page, count: 7 });
});
