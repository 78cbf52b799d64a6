import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aNight, anUnavailability, aWholeDay } from '../unavailability.fixtures.ts';
import { groupByTime } from './groupByTime.ts';

const evening = anUnavailability();
const ids = (all: { id: number }[]) => all.map(({ id }) => id);

test('upcoming ones are sorted by their begin, past ones in reverse', { tags: ['unavailability-3'] }, () => {
  const groups = groupByTime([aWholeDay, evening, aNight], localDate('2026-11-20'));
  expect(ids(groups.coming)).toEqual([evening.id, aWholeDay.id]);
  expect(ids(groups.past)).toEqual([aNight.id]);
  const later = groupByTime([aNight, evening, aWholeDay], localDate('2027-01-01'));
  expect(ids(later.past)).toEqual([aWholeDay.id, evening.id, aNight.id]);
});

test('an unavailability of today is upcoming', () => {
  expect(ids(groupByTime([aWholeDay], aWholeDay.day).coming)).toEqual([aWholeDay.id]);
});

test('a night is upcoming until the day on which it ends is over', () => {
  expect(ids(groupByTime([aNight], localDate('2026-11-02')).coming)).toEqual([aNight.id]);
  expect(ids(groupByTime([aNight], localDate('2026-11-03')).past)).toEqual([aNight.id]);
});

test('unavailabilities of one day are sorted by their start, the whole day first', () => {
  const day = evening.day;
  const noon = anUnavailability({ id: 1, begin: localDateTime('2026-11-30T12:00:00') });
  const whole = anUnavailability({ id: 2, begin: null, end: null });
  expect(ids(groupByTime([evening, noon, whole], day).coming)).toEqual([2, 1, evening.id]);
});
