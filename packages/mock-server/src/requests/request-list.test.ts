import { requestSchema } from '@selfservice/api/requests/requests.wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requestsToDecide } from './request-filters.ts';
import { requestList } from './request-list.ts';
import { aDatabase, approver, requestsWith } from './requests.fixtures.ts';
import { requestRows } from './request-rows.ts';

const all = { agenda: 'requests', isPendingOnly: false } as const;

async function listOf(language: 'en' | 'cs' | 'sk' = 'en', search = '', ref = approver.ref) {
  const database = aDatabase();
  return requestList(database, requestsToDecide(database, ref, all), language, search);
}

test(
  'every request fits the contract and has the names of its people',
  { tags: ['requests-15'] },
  async () => {
    const database = aDatabase();
    const list = await requestList(database, [...requestRows(database).values()], 'sk');
    expect(list).toHaveLength(requestRows(database).size);
    for (const row of list) {
      expect(v.safeParse(requestSchema, row).issues).toBeUndefined();
      expect(row.Applicant).not.toBe('');
      expect(row.Approver === null).toBe(row.State === 0 || row.State === 3);
      expect(row.DateModified === null).toBe(row.State === 0);
    }
  },
);

test('pending requests are first, by their deadline, then decided ones, the latest first', async () => {
  const list = await listOf();
  const pending = list.filter(({ State }) => State === 0);
  expect(list.slice(0, pending.length)).toEqual(pending);
  expect(pending.map(({ RemainingDaysFloor }) => RemainingDaysFloor)).toEqual([-2, 0, 1, 2, 4, 5, 12, null]);
  const decided = list.slice(pending.length).map(({ DateModified }) => DateModified ?? '');
  expect(decided).toEqual(decided.toSorted().toReversed());
});

test('the remaining days follow the clock of the backend', async () => {
  const database = aDatabase();
  const tomorrow = { ...database, clock: aDatabase({ at: '2026-11-21T00:00:01' }).clock };
  const rows = requestsWith(database, { approverRef: approver.ref, state: 0, agenda: 'requests' });
  const [first] = await requestList(tomorrow, rows, 'en');
  expect(first?.RemainingDaysFloor).toBe(-3);
});

test.each([
  ['en', 'DVORAKOVA'],
  ['cs', 'dovolena'],
  ['en', '2.12.2026'],
] as const)(
  'the search finds applicants and texts without regard to accents and case: %s %s',
  async (language, text) => {
    const found = await listOf(language, text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan((await listOf()).length);
  },
);

test('a search without a match returns an empty list', async () => {
  expect(await listOf('en', 'xylophone')).toEqual([]);
});
