import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { publicHolidayRows } from './public-holidays.ts';

const daysOf = (year: number) =>
  publicHolidayRows(localDate(`${year}-01-01`), localDate(`${year}-12-31`), 'en').map(({ date }) =>
    date.slice(5, 10),
  );

test.each([
  [2026, '04-03', '04-06'],
  [2027, '03-26', '03-29'],
  [2049, '04-16', '04-19'],
])('in %i Good Friday and Easter Monday are %s and %s', (year, friday, monday) => {
  const days = daysOf(year);
  expect(days).toHaveLength(13);
  expect(days).toEqual(expect.arrayContaining([friday, monday]));
});

test('a public holiday has a name in each language', () => {
  const day = localDate('2026-11-17');
  const names = (['en', 'cs', 'sk'] as const).map((language) => publicHolidayRows(day, day, language));
  expect(names.map(([row]) => row?.name)).toEqual([
    'Struggle for Freedom and Democracy Day',
    'Den boje za svobodu a demokracii',
    'Deň boja za slobodu a demokraciu',
  ]);
});
