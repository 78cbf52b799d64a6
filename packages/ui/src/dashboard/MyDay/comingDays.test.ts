import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { aPlan } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { comingDays } from './comingDays.ts';
import { onDay, wholeDay } from './my-day.fixtures.tsx';

const today = localDate('2026-11-20');
const december = aPlan({ month: '2026-12' as LocalMonth });

test('returns seven days from today, each with its own shifts', () => {
  const night = onDay(20, '22:00–06:00');
  const days = comingDays({ plan: aPlan({ intervals: [night, onDay(23, '06:00–14:00')] }) }, today);
  expect(days.map(({ day, intervals }) => [day.slice(8), intervals.length])).toEqual([
    ['20', 1],
    ['21', 0],
    ['22', 0],
    ['23', 1],
    ['24', 0],
    ['25', 0],
    ['26', 0],
  ]);
});

test('shows an absence instead of the shift that it replaces, but no request', () => {
  const vacation = wholeDay(20);
  const request = onDay(20, '08:00–09:00', { kind: 'request' });
  const plan = aPlan({ intervals: [onDay(20, '06:00–14:00'), vacation, request] });
  expect(comingDays({ plan }, today)[0]?.intervals).toEqual([vacation]);
});

test('ends with the loaded months', () => {
  const late = localDate('2026-11-28');
  expect(comingDays({ plan: aPlan() }, late)).toHaveLength(3);
  expect(comingDays({ plan: aPlan(), nextPlan: december }, late)).toHaveLength(7);
});

test('a day without intervals is uncertain while its month is not published', () => {
  const [first] = comingDays({ plan: aPlan({ containsUnpublished: true }) }, today);
  expect(first).toMatchObject({ isCertain: false, intervals: [] });
});

test('names the public holiday', () => {
  const plan = aPlan({ publicHolidays: [{ day: today, name: 'Freedom Day' }] });
  expect(
    comingDays({ plan }, today)
      .map(({ holiday }) => holiday)
      .slice(0, 2),
  ).toEqual(['Freedom Day', null]);
});
