import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { requestCountsOf } from '../requests/request-counts.ts';
import { aDatabase, refusalOf } from '../requests/requests.fixtures.ts';
import { createUnavailability, deleteUnavailability } from './unavailability-rules.ts';
import { unavailabilityRows } from './unavailability-rows.ts';

const jana = ownGrant('employee');
type WireRow = Parameters<typeof createUnavailability>[2];

function aRow(fields: Partial<WireRow> = {}): WireRow {
  return {
    IXS_REF: jana.ref,
    DATE_REF: '2026-11-20T00:00:00Z',
    NOTE: 'School',
    STARTTIME: null,
    ENDTIME: null,
    DATE_CREATE: '2026-11-20T08:00:00Z',
    ...fields,
  };
}

const statusOf = async (answer: unknown) => (await refusalOf(answer))[0];

test('the count of the dashboard has upcoming unavailabilities until they are deleted, but no past ones', () => {
  const database = aDatabase();
  const count = () => requestCountsOf(database, jana.ref).myPlnunava;
  expect(createUnavailability(database, jana, aRow())).toBeUndefined();
  expect(count()).toBe(2);
  expect(createUnavailability(database, jana, aRow({ DATE_REF: '2026-11-19T00:00:00Z' }))).toBeUndefined();
  expect(count()).toBe(2);
  const today = [...unavailabilityRows(database).values()].find(({ day }) => day === '2026-11-20');
  expect(deleteUnavailability(database, jana, today?.id ?? 0)).toBeUndefined();
  expect(count()).toBe(1);
});

test('the employee has whole days, parts of days and a part over midnight, past and upcoming', () => {
  const own = [...unavailabilityRows(aDatabase()).values()].filter(({ personRef }) => personRef === jana.ref);
  expect(own.some(({ begin }) => begin === null)).toBe(true);
  expect(own.some(({ begin, end }) => begin?.slice(0, 10) === end?.slice(0, 10))).toBe(true);
  expect(own.some(({ day, end }) => end !== null && end.slice(0, 10) > day)).toBe(true);
  expect(own.some(({ day }) => day < '2026-11-20')).toBe(true);
  expect(own.some(({ day }) => day > '2026-11-20')).toBe(true);
});

test(
  'refuses a blank note, an unknown id and an unavailability of another person',
  { tags: ['unavailability-14'] },
  async () => {
    const database = aDatabase();
    expect(await statusOf(createUnavailability(database, jana, aRow({ NOTE: '\n' })))).toBe(400);
    expect(await statusOf(deleteUnavailability(database, jana, 1))).toBe(404);
    const ofLucie = [...unavailabilityRows(database).values()].find(
      ({ personRef }) => personRef === people.substitute.ref,
    );
    expect(await statusOf(deleteUnavailability(database, jana, ofLucie?.id ?? 0))).toBe(403);
    expect(await statusOf(createUnavailability(database, ownGrant('approver'), aRow()))).toBe(403);
  },
);

test('refuses an unavailability that needs an approval', async () => {
  const zofia = ownGrant('slovak');
  const row = aRow({ IXS_REF: zofia.ref });
  expect(await statusOf(createUnavailability(aDatabase(), zofia, row))).toBe(403);
});
