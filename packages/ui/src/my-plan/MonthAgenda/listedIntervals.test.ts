import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { listedIntervals } from './listedIntervals.ts';

const early = aPlanInterval();
const night = aPlanInterval({
  begin: localDateTime('2026-11-22T22:00:00'),
  end: localDateTime('2026-11-23T06:00:00'),
});

test('a night shift is listed only on its first day', () => {
  const on = (day: string) => listedIntervals({ day: localDate(day), intervals: [night, early] });
  expect(on('2026-11-23')).toEqual([early]);
  expect(listedIntervals({ day: localDate('2026-11-22'), intervals: [night] })).toEqual([night]);
});

test('a night shift that began in the month before is listed on the first of the month', () => {
  const last = aPlanInterval({
    begin: localDateTime('2026-11-30T22:00:00'),
    end: localDateTime('2026-12-01T06:00:00'),
  });
  expect(listedIntervals({ day: localDate('2026-12-01'), intervals: [last] })).toEqual([last]);
});

test('an interval of several days is listed on each of them', () => {
  const vacation = aPlanInterval({
    begin: localDateTime('2026-11-22T00:00:00'),
    end: localDateTime('2026-11-25T00:00:00'),
    isAllDay: true,
  });
  expect(listedIntervals({ day: localDate('2026-11-24'), intervals: [vacation] })).toEqual([vacation]);
});
