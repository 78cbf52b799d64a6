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

test('exportRows has an absence that began in the month before on each of its days', () => {
  const absence = aPlanInterval({
    kind: 'otherA',
    begin: localDateTime('2026-10-28T06:00:00'),
    end: localDateTime('2026-11-03T14:00:00'),
    day: localDate('2026-10-28'),
  });
  const rows = exportRows(aPlan({ intervals: [absence] })).filter(({ interval }) => interval);
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
});
