import { systemClock } from '@selfservice/api/core/clock';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { createDatabase } from '../core/database.ts';
import { people } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import { accounts } from '../requests/accounts.ts';
import type { RequestRow } from '../requests/request-row.ts';
import { planDays } from './plan-day.ts';
import { planRowsOf } from './plan-rows.ts';
import { requestRows } from '../requests/request-rows.ts';

const { ref } = people.employee;

const vacation: RequestRow = {
  id: 1,
  agenda: 'requests',
  applicantRef: ref,
  approverRef: people.approver.ref,
  accountId: accounts.vacation.id,
  firstDay: localDate('2026-11-24'),
  lastDay: localDate('2026-11-25'),
  begin: null,
  end: null,
  createdAt: localDateTime('2026-11-01T08:00:00'),
  state: 1,
  deadline: null,
  deciderRef: '',
  decidedAt: null,
  note: '',
};

function rowsWith(changes: Partial<RequestRow>, from = '2026-11-24', to = '2026-11-24') {
  const database = createDatabase(defaultScenario, systemClock);
  const requests = requestRows(database);
  requests.clear();
  requests.set(1, { ...vacation, ...changes });
  return planRowsOf(database, ref, planDays(localDate(from), localDate(to)));
}

const typesOf = (rows: ReturnType<typeof rowsWith>) => rows.map(({ type }) => type);

test('an approved whole-day request replaces the shift of each day', () => {
  const rows = rowsWith({}, '2026-11-23', '2026-11-26');
  expect(typesOf(rows)).toEqual(['IPODENSMEN', 'IPOPREST', 'IPOPREST', 'IPODENSMEN']);
  expect(rows[1]).toMatchObject({
    begin: '2026-11-24T00:00:00Z',
    end: '2026-11-25T00:00:00Z',
    isAllDay: true,
    label: { accountID: accounts.vacation.id },
  });
});

test('a pending request is listed beside the shift; a rejected or cancelled one is not', () => {
  expect(typesOf(rowsWith({ state: 0 })).toSorted()).toEqual(['IPODENSMEN', 'WFLREQUEST']);
  for (const state of [2, 3] as const) expect(typesOf(rowsWith({ state }))).toEqual(['IPODENSMEN']);
});

test('an approved request for a part of a day is listed beside the shift, also over midnight', () => {
  const begin = localDateTime('2026-11-24T22:00:00');
  const end = localDateTime('2026-11-25T02:00:00');
  const rows = rowsWith({ accountId: accounts.doctor.id, begin, end, lastDay: vacation.firstDay });
  expect(typesOf(rows)).toEqual(['IPODENSMEN', 'IPOPREST']);
  expect(rows[1]).toMatchObject({ begin: `${begin}Z`, end: `${end}Z`, isAllDay: false });
});

test('unavailabilities and requests of other people are not in the plan', () => {
  expect(typesOf(rowsWith({ agenda: 'unavailabilities', accountId: null }))).toEqual(['IPODENSMEN']);
  expect(typesOf(rowsWith({ applicantRef: '0009999' }))).toEqual(['IPODENSMEN']);
});
