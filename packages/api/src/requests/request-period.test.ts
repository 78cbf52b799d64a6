import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalDate, LocalTime } from '../core/local-date.ts';
import { localDate } from '../core/local-date.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { localTime, timeAtMinutes } from '../core/local-time.ts';
import type { PeriodEdit, RequestPeriod } from './request-period.ts';
import { defaultPeriod, editPeriod, endDayOf, isWrongDayOrder, rowsOf } from './request-period.ts';
import type { Agenda } from './requests.ts';

const today = localDate('2026-11-20');
const agenda = fc.constantFrom<Agenda>('requests', 'unavailabilities');
// Days around the end of a year and the end of a February with 29 days.
const day = fc
  .tuple(fc.constantFrom(today, localDate('2026-12-30'), localDate('2028-02-27')), fc.nat(40))
  .map(([from, days]): LocalDate => addDays(from, days));
const time = fc.nat(24 * 60 - 1).map((minutes): LocalTime => timeAtMinutes(minutes));
const edit: fc.Arbitrary<PeriodEdit> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('pickFirstDay', 'pickLastDay', 'typeFirstDay', 'typeLastDay'),
    day,
  }),
  fc.record({ kind: fc.constant('setAllDay'), isAllDay: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('setBeginTime', 'setEndTime'), time }),
);
const picked = edit.filter(({ kind }) => kind !== 'typeFirstDay' && kind !== 'typeLastDay');
const edited = (edits: fc.Arbitrary<PeriodEdit>) =>
  fc
    .tuple(agenda, fc.array(edits, { maxLength: 12 }))
    .map(([of, list]) => ({ agenda: of, period: list.reduce(editPeriod, defaultPeriod(of, today)) }));

/** A part of a day. */
const aPart = (begin: string, end: string): RequestPeriod => ({
  isAllDay: false,
  firstDay: today,
  lastDay: today,
  beginTime: localTime(begin),
  endTime: localTime(end),
});

test(
  'defaultPeriod is tomorrow, all day, with the default times of the agenda',
  { tags: ['requests-60', 'unavailability-34'] },
  () => {
    const tomorrow = { isAllDay: true, firstDay: '2026-11-21', lastDay: '2026-11-21' };
    expect(defaultPeriod('requests', today)).toEqual({ ...tomorrow, beginTime: '08:00', endTime: '16:30' });
    expect(defaultPeriod('unavailabilities', today)).toEqual({
      ...tomorrow,
      beginTime: '00:00',
      endTime: '23:59',
    });
  },
);

describe('a period after any edits', () => {
  const isOrdered = ({ period }: { period: RequestPeriod }) => !isWrongDayOrder(period);

  test('has one row for each selected day', { tags: ['requests-27'] }, () => {
    fc.assert(
      fc.property(edited(edit).filter(isOrdered), ({ agenda: of, period }) => {
        const rows = rowsOf(of, period);
        const length = period.isAllDay ? daysBetween(period.firstDay, period.lastDay) + 1 : 1;
        expect(rows.map((row) => row.day)).toEqual(
          Array.from({ length }, (_, index) => addDays(period.firstDay, index)),
        );
        for (const { begin, end } of rows)
          expect([begin === null, end === null]).toEqual([period.isAllDay, period.isAllDay]);
      }),
    );
  });

  test('has no rows where whole days are in a wrong order', { tags: ['requests-30'] }, () => {
    fc.assert(
      fc.property(agenda, day, day, (of, firstDay, lastDay) => {
        fc.pre(firstDay > lastDay);
        const period = { ...defaultPeriod(of, today), firstDay, lastDay };
        expect(isWrongDayOrder(period)).toBe(true);
        expect(() => rowsOf(of, period)).toThrow(RangeError);
        expect(isWrongDayOrder({ ...period, isAllDay: false })).toBe(false);
      }),
    );
  });

  test('is never in a wrong order where the days were picked', { tags: ['requests-31'] }, () => {
    fc.assert(
      fc.property(edited(picked), ({ period }) => {
        expect(isWrongDayOrder(period)).toBe(false);
      }),
    );
  });

  test('has a part of a day that begins on its day and ends within 24 hours', () => {
    fc.assert(
      fc.property(edited(edit), ({ agenda: of, period }) => {
        const [row] = rowsOf(of, { ...period, isAllDay: false });
        const end = endDayOf(of, { ...period, isAllDay: false });
        expect(row?.begin).toBe(`${period.firstDay}T${period.beginTime}:00`);
        expect(row?.end).toBe(`${end}T${period.endTime}:00`);
        expect(daysBetween(period.firstDay, end)).toBeOneOf([0, 1]);
        expect((row?.end ?? '') >= (row?.begin ?? '')).toBe(true);
        expect((row?.end ?? '') <= `${addDays(period.firstDay, 1)}T${period.beginTime}:00`).toBe(true);
      }),
    );
  });
});

test(
  'a picked day moves the other day only where the order would be wrong',
  { tags: ['requests-31'] },
  () => {
    fc.assert(
      fc.property(edited(picked), day, ({ period }, to) => {
        const first = editPeriod(period, { kind: 'pickFirstDay', day: to });
        expect(first.firstDay).toBe(to);
        expect(first.lastDay).toBe(to > period.lastDay ? to : period.lastDay);
        const last = editPeriod(period, { kind: 'pickLastDay', day: to });
        expect(last.lastDay).toBe(to);
        expect(last.firstDay).toBe(to < period.firstDay ? to : period.firstDay);
      }),
    );
  },
);

test('a typed day moves nothing else', { tags: ['requests-31'] }, () => {
  fc.assert(
    fc.property(edited(edit), day, ({ period }, to) => {
      expect(editPeriod(period, { kind: 'typeFirstDay', day: to })).toEqual({ ...period, firstDay: to });
      expect(editPeriod(period, { kind: 'typeLastDay', day: to })).toEqual({ ...period, lastDay: to });
    }),
  );
});

test('setAllDay sets the last day to the first day, on and off', { tags: ['requests-32'] }, () => {
  fc.assert(
    fc.property(edited(edit), fc.boolean(), ({ agenda: of, period }, isAllDay) => {
      const after = editPeriod(period, { kind: 'setAllDay', isAllDay });
      expect(after).toEqual({ ...period, isAllDay, lastDay: period.firstDay });
      expect(isWrongDayOrder(after)).toBe(false);
      expect(rowsOf(of, after)).toHaveLength(1);
    }),
  );
});

test.each([
  ['requests', '08:00', '16:30', '2026-11-20T16:30:00'],
  ['requests', '22:00', '06:00', '2026-11-21T06:00:00'],
  ['requests', '08:00', '08:00', '2026-11-20T08:00:00'],
  ['unavailabilities', '00:00', '23:59', '2026-11-20T23:59:00'],
  ['unavailabilities', '22:00', '06:00', '2026-11-21T06:00:00'],
  ['unavailabilities', '08:00', '08:00', '2026-11-21T08:00:00'],
] as const)(
  'a part of a day in %s from %s to %s ends at %s',
  { tags: ['requests-28', 'unavailability-12'] },
  (of, begin, end, moment) => {
    expect(rowsOf(of, aPart(begin, end))).toEqual([
      { day: today, begin: `${today}T${begin}:00`, end: moment },
    ]);
  },
);

test('a range of whole days has rows for its weekend', { tags: ['requests-27'] }, () => {
  const period = { ...defaultPeriod('requests', today), firstDay: today, lastDay: localDate('2026-11-23') };
  expect(rowsOf('requests', period).map((row) => row.day)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});
