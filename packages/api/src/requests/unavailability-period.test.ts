import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import { localTime, timeAtMinutes } from '../core/local-time.ts';
import type { RequestPeriod } from './request-period.ts';
import { defaultPeriod, endDayOf } from './request-period.ts';
import { editUnavailability } from './unavailability-period.ts';

const day = localDate('2026-11-21');
const times = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeAtMinutes);
const periods = fc.record({
  isAllDay: fc.boolean(),
  firstDay: fc.constant(day),
  lastDay: fc.constant(day),
  beginTime: times,
  endTime: times,
});
const inOrder = periods.filter(({ beginTime, endTime }) => beginTime < endTime);
const endsSameDay = (period: RequestPeriod) =>
  endDayOf('unavailabilities', { ...period, isAllDay: false }) === period.firstDay;

const from = (beginTime: string, endTime: string): RequestPeriod => ({
  ...defaultPeriod('unavailabilities', day),
  isAllDay: false,
  beginTime: localTime(beginTime),
  endTime: localTime(endTime),
});

describe('a step of a time', { tags: ['unavailability-16'] }, () => {
  test.each([
    ['08:00', '16:00', 'stepBegin', '09:00', '09:00', '16:00'],
    ['08:00', '08:30', 'stepBegin', '08:30', '08:30', '09:00'],
    ['08:00', '23:30', 'stepBegin', '23:30', '23:30', '23:59'],
    ['08:00', '23:59', 'stepBegin', '23:59', '23:59', '00:00'],
    ['08:00', '08:30', 'stepEnd', '08:00', '07:30', '08:00'],
    ['00:10', '00:30', 'stepEnd', '00:10', '00:00', '00:10'],
    ['08:00', '16:00', 'stepEnd', '00:00', '08:00', '00:00'],
  ] as const)('changes %s–%s by %s to %s into %s–%s', (begin, end, kind, time, nextBegin, nextEnd) => {
    const { beginTime, endTime } = editUnavailability(from(begin, end), { kind, time: localTime(time) });
    expect([beginTime, endTime]).toEqual([nextBegin, nextEnd]);
  });

  test('sets the stepped time', () => {
    fc.assert(
      fc.property(periods, times, (period, time) => {
        expect(editUnavailability(period, { kind: 'stepBegin', time }).beginTime).toBe(time);
        expect(editUnavailability(period, { kind: 'stepEnd', time }).endTime).toBe(time);
      }),
    );
  });

  test('never moves the end to the next day, except to midnight', () => {
    fc.assert(
      fc.property(inOrder, times, fc.constantFrom('stepBegin', 'stepEnd'), (period, time, kind) => {
        const next = editUnavailability(period, { kind, time });
        expect(endsSameDay(next) || next.endTime === '00:00').toBe(true);
      }),
    );
  });

  test('moves the other time only where it is passed', () => {
    fc.assert(
      fc.property(periods, times, (period, time) => {
        const isNight = period.endTime <= period.beginTime;
        const begun = editUnavailability(period, { kind: 'stepBegin', time });
        const ended = editUnavailability(period, { kind: 'stepEnd', time });
        expect(begun.endTime === period.endTime || (!isNight && time >= period.endTime)).toBe(true);
        expect(ended.beginTime === period.beginTime || (!isNight && time <= period.beginTime)).toBe(true);
      }),
    );
  });
});

test(
  'a typed time moves nothing else, and an end that is not after the begin is on the next day',
  { tags: ['unavailability-12', 'unavailability-17'] },
  () => {
    fc.assert(
      fc.property(periods, times, (period, time) => {
        const begun = editUnavailability(period, { kind: 'typeBegin', time });
        expect(begun).toEqual({ ...period, beginTime: time });
        expect(endsSameDay(begun)).toBe(time < period.endTime);
        expect(editUnavailability(period, { kind: 'typeEnd', time })).toEqual({ ...period, endTime: time });
      }),
    );
  },
);

test('an unavailability has one day after any edit', () => {
  const other = localDate('2026-12-24');
  const moved = editUnavailability({ ...from('08:00', '16:00'), lastDay: other }, { kind: 'setDay', day });
  expect(moved).toMatchObject({ firstDay: day, lastDay: day });
  const whole = editUnavailability({ ...moved, lastDay: other }, { kind: 'setAllDay', isAllDay: true });
  expect(whole).toMatchObject({ isAllDay: true, firstDay: day, lastDay: day });
});
