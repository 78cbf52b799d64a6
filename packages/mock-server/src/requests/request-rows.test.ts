import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import { indexOfDay } from '../my-plan/calendar.ts';
import type { RequestRow } from './request-row.ts';
import { requestRows, requestsBetween } from './request-rows.ts';
import { isReserved } from './reserved.ts';
import { aDatabase } from './requests.fixtures.ts';

const day = localDate('2026-12-07');
const { ref } = people.employee;

/** Returns a database with one request of Jana from 7 to 9 December, in a state. */
function withRequest(state: RequestRow['state']): Database {
  const database = aDatabase();
  const rows = requestRows(database);
  const [template] = rows.values();
  if (!template) throw new Error('There are no requests.');
  const lastDay = localDate('2026-12-09');
  const days = { firstDay: day, lastDay, begin: null, end: null };
  rows.clear();
  rows.set(90, { ...template, ...days, id: 90, applicantRef: ref, agenda: 'unavailabilities', state });
  return database;
}

test.each([
  ['2026-12-05', '2026-12-06', []],
  ['2026-12-06', '2026-12-07', [90]],
  ['2026-12-08', '2026-12-08', [90]],
  ['2026-12-09', '2026-12-10', [90]],
  ['2026-12-10', '2026-12-11', []],
])('the requests from %s to %s are those that touch these days', (from, to, ids) => {
  const [first, last] = [from, to].map((each) => indexOfDay(localDate(each))) as [number, number];
  const stored = requestsBetween(withRequest(0), ref, first, last).filter(({ id }) => id === 90);
  expect(stored.map(({ id }) => id)).toEqual(ids);
});

test.each([
  [0, true],
  [1, true],
  [2, false],
] as const)('a request in the state %i reserves its day: %s', (state, isTaken) => {
  expect(isReserved(withRequest(state), ref, { day, begin: null, end: null })).toBe(isTaken);
});
