import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aNight, anUnavailability, aWholeDay } from '../unavailability.fixtures.ts';
import { groupByTime } from './groupByTime.ts';

const evening = anUnavailability();
const ids = (all: { id: number }[]) => all.map(({ id }) => id);

test('the next one stands first, and the last one of those that are over', () => {
  const groups = groupByTime([aWholeDay, evening, aNight], localDate('2026-11-20'));
  expect(ids(groups.coming)).toEqual([evening.id, aWholeDay.id]);
  expect(ids(groups.past)).toEqual([aNight.id]);
  const later = groupByTime([aNight, evening, aWholeDay], localDate('2027-01-01'));
  expect(ids(later.past)).toEqual([aWholeDay.id, evening.id, aNight.id]);
});

test('the whole of today is coming', () => {
  expect(ids(groupByTime([aWholeDay], aWholeDay.day).coming)).toEqual([aWholeDay.id]);
});

test('a night is coming until the day on which it ends is over', () => {
  expect(ids(groupByTime([aNight], localDate('2026-11-02')).coming)).toEqual([aNight.id]);
  expect(ids(groupByTime([aNight], localDate('2026-11-03')).past)).toEqual([aNight.id]);
});

test('two of one day stand by their time, the whole day first', () => {
  const day = evening.day;
  const noon = anUnavailability({ id: 1, begin: localDateTime('2026-11-30T12:00:00') });
  const whole = anUnavailability({ id: 2, begin: null, end: null });
  expect(ids(groupByTime([evening, noon, whole], day).coming)).toEqual([2, 1, evening.id]);
});
