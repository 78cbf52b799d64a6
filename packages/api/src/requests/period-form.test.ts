import { localDate } from '../core/local-date.ts';
import { localTime } from '../core/local-time.ts';
import type { RequestPeriod } from './request-period.ts';
import { defaultPeriod } from './request-period.ts';
import { expect, test } from 'vitest';
import type { PeriodChange, PeriodEntry, PeriodForm } from './period-form.ts';
import { changePeriod, hasWrongDayOrder, missingFields } from './period-form.ts';
import { editRequest } from './request-form.ts';

const fresh: PeriodForm = { period: defaultPeriod('requests', localDate('2026-11-20')), blanks: [] };
const edit = (period: RequestPeriod, entry: PeriodEntry) => editRequest('requests', period, entry);
const after = (...changes: PeriodChange[]) =>
  changes.reduce((form, change) => changePeriod(form, change, edit), fresh);

test('an emptied field is missing until it is filled again', () => {
  const emptied = after({ kind: 'empty', field: 'lastDay' });
  expect(missingFields(emptied)).toEqual(['lastDay']);
  expect(emptied.period).toEqual(fresh.period);
  const day = localDate('2026-11-30');
  const filled = changePeriod(emptied, { kind: 'typeLastDay', day }, edit);
  expect(missingFields(filled)).toEqual([]);
  expect(filled.period.lastDay).toBe(day);
});

test('missingFields contains visible fields only', () => {
  const timeless = after({ kind: 'empty', field: 'beginTime' });
  expect(missingFields(timeless)).toEqual([]);
  const part = changePeriod(timeless, { kind: 'setAllDay', isAllDay: false }, edit);
  expect(missingFields(part)).toEqual(['beginTime']);
});

test('setAllDay fills an empty last day', () => {
  const form = after({ kind: 'empty', field: 'lastDay' }, { kind: 'setAllDay', isAllDay: true });
  expect(missingFields(form)).toEqual([]);
  expect(form.period.lastDay).toBe(form.period.firstDay);
});

test('a typed day can be in a wrong order, a picked day cannot', { tags: ['requests-31'] }, () => {
  const day = localDate('2026-11-25');
  expect(hasWrongDayOrder(after({ kind: 'typeFirstDay', day }))).toBe(true);
  expect(hasWrongDayOrder(after({ kind: 'pickFirstDay', day }))).toBe(false);
});

test('an empty day is never in a wrong order', () => {
  const day = localDate('2026-11-25');
  const form = after({ kind: 'typeFirstDay', day }, { kind: 'empty', field: 'firstDay' });
  expect(hasWrongDayOrder(form)).toBe(false);
});

test('a step of a time of a request does not move the other time', () => {
  const time = localTime('23:00');
  expect(after({ kind: 'stepBeginTime', time }).period).toEqual({ ...fresh.period, beginTime: time });
});
