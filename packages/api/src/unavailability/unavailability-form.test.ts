import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import type { NewUnavailability } from './new-unavailability.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePeriod } from '../requests/period-form.ts';
import type { PeriodChange } from '../requests/period-form.ts';
import {
  countSaved,
  editUnavailabilityEntry,
  freshUnavailabilityForm,
  readUnavailabilityForm,
  toNewUnavailability,
  weeklyFault,
} from './unavailability-form.ts';

const fresh = freshUnavailabilityForm(localDate('2026-11-20'), undefined);
const after = (...changes: PeriodChange[]) =>
  changes.reduce((form, change) => changePeriod(form, change, editUnavailabilityEntry), fresh);

test(
  'freshUnavailabilityForm begins with tomorrow, all day, and the times 0:00 and 23:59',
  { tags: ['unavailability-34'] },
  () => {
    expect(fresh.period).toEqual({
      isAllDay: true,
      firstDay: '2026-11-21',
      lastDay: '2026-11-21',
      beginTime: '00:00',
      endTime: '23:59',
    });
  },
);

test.each([
  ['picked', 'pickFirstDay'],
  ['typed', 'typeFirstDay'],
] as const)('a day that is %s is the first and the last day', (_how, kind) => {
  const day = localDate('2026-12-24');
  expect(after({ kind, day }).period).toMatchObject({ firstDay: day, lastDay: day });
});

test(
  'a step moves the other time, a typed time does not',
  { tags: ['unavailability-16', 'unavailability-17'] },
  () => {
    const time = localTime('23:59');
    expect(after({ kind: 'stepBeginTime', time }).period.endTime).toBe('00:00');
    expect(after({ kind: 'typeBeginTime', time }).period.endTime).toBe('23:59');
  },
);

test('toNewUnavailability returns null without a note or a day', { tags: ['unavailability-14'] }, () => {
  const noted = { ...fresh, note: 'Course' };
  expect(toNewUnavailability(noted, '0001001')).toEqual({
    personRef: '0001001',
    period: fresh.period,
    days: ['2026-11-21'],
    note: 'Course',
  });
  expect(toNewUnavailability({ ...noted, note: ' \n' }, '0001001')).toBeNull();
  expect(toNewUnavailability({ ...noted, blanks: ['firstDay'] }, '0001001')).toBeNull();
});

test('readUnavailabilityForm returns a complete form of one day for any stored value', () => {
  const kept = fc.oneof(
    fc.jsonValue(),
    fc.record({
      note: fc.jsonValue(),
      period: fc.record({ firstDay: fc.constantFrom('2026-12-24', 'x'), lastDay: fc.jsonValue() }),
      blanks: fc.constant(['lastDay', 'endTime']),
    }),
  );
  fc.assert(
    fc.property(kept, (value) => {
      const form = readUnavailabilityForm(value, fresh);
      expect(Object.keys(form)).toEqual(Object.keys(fresh));
      expect(form.period.lastDay).toBe(form.period.firstDay);
      expect(form.blanks).not.toContain('lastDay');
    }),
  );
});

test('readUnavailabilityForm returns the stored form', { tags: ['unavailability-32'] }, () => {
  const form = { ...after({ kind: 'empty', field: 'endTime' }), note: 'Course' };
  expect(readUnavailabilityForm(JSON.parse(JSON.stringify(form)), fresh)).toEqual(form);
});

const weekly = { ...fresh, note: 'Course', isWeekly: true, until: localDate('2026-12-05') };

test(
  'a repetition has the same weekday of every week until its last day',
  { tags: ['unavailability-8'] },
  () => {
    expect(toNewUnavailability(weekly, '0001001')?.days).toEqual(['2026-11-21', '2026-11-28', '2026-12-05']);
  },
);

test('countSaved counts the saved days that have the values of the form', () => {
  const unavailability = toNewUnavailability({ ...weekly, isWeekly: false }, '0001001') as NewUnavailability;
  const part = (day: string, note: string) => ({
    part: { personRef: '0001001', firstDay: localDate(day), begin: null, end: null, note },
  });
  const saved = [part('2026-11-21', 'Course'), part('2026-11-28', 'Course'), part('2026-12-05', 'Other')];
  expect(countSaved(unavailability, saved)).toBe(2);
  expect(countSaved(unavailability, [...saved, part('2026-11-28', 'Course')])).toBe(2);
});

test('toNewUnavailability returns null for a note of more than 500 characters', () => {
  expect(toNewUnavailability({ ...weekly, note: 'x'.repeat(500) }, '0001001')).not.toBeNull();
  expect(toNewUnavailability({ ...weekly, note: 'x'.repeat(501) }, '0001001')).toBeNull();
});

test.each([
  [null, 'missing'],
  [localDate('2026-11-20'), 'tooEarly'],
  [localDate('2026-11-21'), null],
  [localDate('2028-01-01'), 'tooLong'],
])(
  'weeklyFault of a repetition until %s is %s',
  { tags: ['unavailability-18', 'unavailability-35'] },
  (until, fault) => {
    expect(weeklyFault({ ...weekly, until })).toBe(fault);
    expect(toNewUnavailability({ ...weekly, until }, '0001001') === null).toBe(fault !== null);
  },
);
