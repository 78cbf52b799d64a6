import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { LocalMonth } from '../core/local-date.ts';
import { localDate, localDateTime } from '../core/local-date.ts';
import { aPlan, aPlanInterval, december, november } from './my-plan.fixtures.ts';
import {
  ageOf,
  offlinePlanMonths,
  offlinePlanRows,
  offlinePlanSchema,
  toOfflinePlan,
} from './offline-plan.ts';

const fetched = { at: localDateTime('2026-11-27T07:58:00'), atMs: 1_000 };
const night = aPlanInterval({
  begin: localDateTime('2026-11-26T22:00:00'),
  end: localDateTime('2026-11-27T06:00:00'),
  day: localDate('2026-11-26'),
  name: 'Night shift',
});
const vacation = aPlanInterval({
  kind: 'otherA',
  begin: localDateTime('2026-11-30T00:00:00'),
  end: localDateTime('2026-12-03T00:00:00'),
  day: localDate('2026-11-30'),
  isAllDay: true,
  name: 'Vacation',
});
const shiftOn = (day: string) =>
  aPlanInterval({
    begin: localDateTime(`${day}T06:00:00`),
    end: localDateTime(`${day}T14:00:00`),
    day: localDate(day),
  });

const planOf = (...intervals: ReturnType<typeof aPlanInterval>[]) =>
  toOfflinePlan([aPlan({ intervals }), aPlan({ month: december })], fetched);

describe('an offline plan', () => {
  test.each([
    ['2026-11-01', [november]],
    ['2026-11-17', [november]],
    ['2026-11-18', [november, december]],
    ['2026-12-31', [december, '2027-01' as LocalMonth]],
  ])('from %s needs the months %j', (first, months) => {
    expect(offlinePlanMonths(localDate(first))).toEqual(months);
  });

  test('covers fourteen days from the day on which it was fetched', () => {
    const plan = planOf(
      shiftOn('2026-11-26'),
      shiftOn('2026-11-27'),
      shiftOn('2026-12-10'),
      shiftOn('2026-12-11'),
    );
    expect([plan.first, plan.last]).toEqual(['2026-11-27', '2026-12-10']);
    expect(plan.entries.map(({ day }) => day)).toEqual(['2026-11-27', '2026-12-10']);
  });

  test('has a night shift that began the day before only until its end', () => {
    const at = (time: string) =>
      toOfflinePlan([aPlan({ intervals: [night] })], { at: localDateTime(time), atMs: 0 }).entries.length;
    expect([at('2026-11-27T05:59:00'), at('2026-11-27T06:00:00')]).toEqual([1, 0]);
  });

  test('has an interval of both months once', () => {
    const plan = toOfflinePlan(
      [aPlan({ intervals: [vacation] }), aPlan({ month: december, intervals: [vacation] })],
      fetched,
    );
    expect(plan.entries).toHaveLength(1);
  });

  test('has no requests and no proposed changes', () => {
    const day = { begin: localDateTime('2026-11-28T06:00:00'), day: localDate('2026-11-28') };
    const plan = planOf(
      aPlanInterval({ ...day, kind: 'request' }),
      aPlanInterval({ ...day, kind: 'planChange' }),
      aPlanInterval({ ...day, kind: 'otherB' }),
    );
    expect(plan.entries.map(({ kind }) => kind)).toEqual(['otherB']);
  });

  test('contains nothing but what it shows', () => {
    const [entry] = planOf(shiftOn('2026-11-28')).entries;
    expect(Object.keys(entry ?? {}).toSorted()).toEqual(
      ['begin', 'day', 'end', 'isAllDay', 'isOutsideWorkplace', 'kind', 'name'].toSorted(),
    );
  });

  test('survives being stored as text', () => {
    const plan = planOf(night, vacation);
    expect(v.parse(offlinePlanSchema, JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  test.each([
    [0, 'current'],
    [14 * 86_400_000 - 1, 'current'],
    [14 * 86_400_000, 'expired'],
    [-3_600_000, 'current'],
    [-3_600_001, 'fromTheFuture'],
  ])('%i ms after its time is %s', (ms, age) => {
    expect(ageOf({ fetchedAtMs: 5_000 }, 5_000 + ms)).toBe(age);
  });
});

describe('the rows of an offline plan', () => {
  const rowsAt = (now: string, plan = planOf(shiftOn('2026-11-30'), shiftOn('2026-12-04'))) =>
    offlinePlanRows(plan, localDateTime(now)).map(
      ({ first, last, entries }) => `${first} ${last} ${entries.map(({ name }) => name).join()}`,
    );

  test('join free days, and begin with today', () => {
    expect(rowsAt('2026-11-28T08:00:00')).toEqual([
      '2026-11-28 2026-11-29 ',
      '2026-11-30 2026-11-30 Early shift',
      '2026-12-01 2026-12-03 ',
      '2026-12-04 2026-12-04 Early shift',
      '2026-12-05 2026-12-10 ',
    ]);
  });

  test('keep a shift of today that is over', () => {
    expect(rowsAt('2026-11-30T20:00:00')[0]).toBe('2026-11-30 2026-11-30 Early shift');
  });

  test('show a running night shift on its first day', () => {
    const plan = toOfflinePlan([aPlan({ intervals: [night] })], {
      at: localDateTime('2026-11-26T12:00:00'),
      atMs: 0,
    });
    expect(rowsAt('2026-11-27T05:00:00', plan)[0]).toBe('2026-11-26 2026-11-26 Night shift');
    expect(rowsAt('2026-11-27T06:00:00', plan)[0]).toBe('2026-11-27 2026-12-09 ');
  });

  test('show an interval of several days on each of them', () => {
    expect(rowsAt('2026-11-30T08:00:00', planOf(vacation)).slice(0, 4)).toEqual([
      '2026-11-30 2026-11-30 Vacation',
      '2026-12-01 2026-12-01 Vacation',
      '2026-12-02 2026-12-02 Vacation',
      '2026-12-03 2026-12-10 ',
    ]);
  });

  test('name a public holiday in a row of its own', () => {
    const holidays = [{ day: localDate('2026-11-29'), name: 'A holiday' }];
    const plan = toOfflinePlan([aPlan({ publicHolidays: holidays })], fetched);
    expect(offlinePlanRows(plan, fetched.at).map(({ first, holiday }) => [first, holiday])).toEqual([
      ['2026-11-27', null],
      ['2026-11-29', 'A holiday'],
      ['2026-11-30', null],
    ]);
  });

  test('are none after the last covered day', () => {
    expect(rowsAt('2026-12-11T00:00:00')).toEqual([]);
  });
});
