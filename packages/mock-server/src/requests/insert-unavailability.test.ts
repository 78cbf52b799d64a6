import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { requestCountsOf } from './request-counts.ts';
import { insertUnavailability } from './insert-unavailability.ts';
import { aDatabase, approver, barbora, refusalOf, requestsWith } from './requests.fixtures.ts';

const alexandra = ownGrant('longName');
const director = people.director.ref;
type WireRow = Parameters<typeof insertUnavailability>[2];

function aRow(fields: Partial<WireRow> = {}): WireRow {
  return {
    IXS_REF: alexandra.ref,
    DATE_REF: '2026-12-09T00:00:00Z',
    NOTE: 'School',
    STARTTIME: null,
    ENDTIME: null,
    DATE_CREATE: '2026-11-20T08:00:00Z',
    ...fields,
  };
}

test(
  'a day becomes one pending request for the approver of unavailabilities',
  { tags: ['unavailability-26'] },
  async () => {
    const database = aDatabase();
    expect(await insertUnavailability(database, alexandra, aRow())).toBe('ok');
    expect(
      requestsWith(database, { firstDay: localDate('2026-12-09'), applicantRef: alexandra.ref }),
    ).toMatchObject([
      { agenda: 'unavailabilities', accountId: null, approverRef: director, state: 0, note: 'School' },
    ]);
    expect(requestCountsOf(database, alexandra.ref).myPlnunava).toBe(2);
    expect(requestCountsOf(database, director).forApprovalPlnunava).toBe(2);
  },
);

test('a day that overlaps another unavailability is reserved', async () => {
  const database = aDatabase();
  const night = { STARTTIME: '2026-12-09T22:00:00Z', ENDTIME: '2026-12-10T06:00:00Z' };
  expect(await insertUnavailability(database, alexandra, aRow(night))).toBe('ok');
  expect(await insertUnavailability(database, alexandra, aRow())).toBe('date_reserved_unava');
  const dayAfter = { DATE_REF: '2026-12-10T00:00:00Z' };
  expect(await insertUnavailability(database, alexandra, aRow(dayAfter))).toBe('date_reserved_unava');
});

test.each([
  ['an empty note', { NOTE: ' ' }],
  ['a start without an end', { STARTTIME: '2026-12-09T08:00:00Z' }],
  ['equal times', { STARTTIME: '2026-12-09T08:00:00Z', ENDTIME: '2026-12-09T08:00:00Z' }],
  ['a day with a time', { DATE_REF: '2026-12-09T08:00:00Z' }],
  ['a closed month', { DATE_REF: '2026-10-30T00:00:00Z' }],
])('refuses %s', async (_, fields) => {
  expect((await refusalOf(insertUnavailability(aDatabase(), alexandra, aRow(fields))))[0]).toBe(400);
});

test('an approver can create one for another person, other people only for themselves', async () => {
  const database = aDatabase();
  const row = aRow({ IXS_REF: barbora });
  expect(await insertUnavailability(database, approver, row)).toBe('ok');
  const refused = insertUnavailability(database, ownGrant('employee'), row);
  expect((await refusalOf(refused))[0]).toBe(403);
});
