import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { aPlan, aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, test } from 'vitest';
import { exportRows } from './exportRows.ts';

const night = aPlanInterval({
  begin: localDateTime('2026-11-23T22:00:00'),
  end: localDateTime('2026-11-24T06:00:00'),
});

test('exportRows returns a row for each interval and a row for each day without intervals', () => {
  const rows = exportRows(aPlan({ intervals: [aPlanInterval(), night] }));
  expect(rows).toHaveLength(31);
  expect(rows.filter(({ interval }) => interval).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-23']);
});

test('exportRows names a public holiday only in the first row of its day', () => {
  const publicHolidays = [{ day: localDate('2026-11-23'), name: 'A day off' }];
  const rows = exportRows(aPlan({ intervals: [aPlanInterval(), night], publicHolidays }));
  expect(rows.filter(({ holiday }) => holiday)).toHaveLength(1);
});
