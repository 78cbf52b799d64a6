import { localDate } from '@selfservice/api/core/local-date';
import { daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colleagues } from '../core/colleagues.ts';
import type { PersonKey } from '../core/people.ts';
import { people, personKeys } from '../core/people.ts';
import { isClosed } from './decide.ts';
import { noteIn } from './note.ts';
import { requestCountsOf } from './request-counts.ts';
import { aDatabase, approver, requestsWith } from './requests.fixtures.ts';
import { requestRows } from './request-rows.ts';

const manager = people.manager.ref;
const nothing = { my: 0, myPlnunava: 0, forApproval: 0, forApprovalPlnunava: 0 };
const expected: Partial<Record<PersonKey, Partial<typeof nothing>>> = {
  employee: { my: 3, myPlnunava: 1 },
  approver: { my: 1, forApproval: 8, forApprovalPlnunava: 2 },
  twoEmployments: { my: 3, myPlnunava: 1 },
  substitute: { my: 3, myPlnunava: 1 },
  mustChangePassword: { my: 3, myPlnunava: 1 },
  longName: { my: 3, myPlnunava: 1 },
  slovak: { my: 2, myPlnunava: 5, forApprovalPlnunava: 3 },
  director: { forApproval: 3, forApprovalPlnunava: 1 },
};

test('the shared people have the expected pending requests on any day and with any seed', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.nat(), days, (seed, day) => {
      const database = aDatabase({ seed, at: `${day.toISOString().slice(0, 10)}T08:00:00` });
      for (const key of personKeys.filter((each) => each !== 'manager'))
        expect(requestCountsOf(database, people[key].ref)).toEqual({ ...nothing, ...expected[key] });
      const closed = requestsWith(database, { state: 0 }).filter((row) => isClosed(database, row));
      expect(closed.map(({ approverRef }) => approverRef)).toEqual([manager, manager]);
    }),
    { numRuns: 50 },
  );
});

test('the manager decides about the pending requests of the generated people', () => {
  expect(requestCountsOf(aDatabase(), manager)).toEqual({
    ...nothing,
    forApproval: 127,
    forApprovalPlnunava: 8,
  });
  for (const seed of [2, 3, 4]) {
    const { forApproval, forApprovalPlnunava } = requestCountsOf(aDatabase({ seed }), manager);
    expect(forApproval).toBeGreaterThan(80);
    expect(forApproval).toBeLessThan(200);
    expect(forApprovalPlnunava).toBeGreaterThan(2);
  }
});

test('the second employment has no requests', () => {
  const ref = people.twoEmployments.secondEmployment?.ref ?? '';
  expect(requestCountsOf(aDatabase(), ref)).toEqual(nothing);
});

test('the same scenario creates the same requests, another seed creates others', () => {
  expect(requestRows(aDatabase())).toEqual(requestRows(aDatabase()));
  expect(requestRows(aDatabase({ seed: 2 }))).not.toEqual(requestRows(aDatabase()));
});

test('the requests for the approver have every kind of deadline, range and note', () => {
  const database = aDatabase();
  const rows = requestsWith(database, { approverRef: approver.ref, state: 0, agenda: 'requests' });
  const today = localDate('2026-11-20');
  expect(new Set(rows.map(({ deadline }) => deadline && daysBetween(today, deadline)))).toEqual(
    new Set([-2, 0, 1, 2, 4, 5, 12, null]),
  );
  expect(rows.some(({ begin, end }) => begin && end && begin.slice(0, 10) < end.slice(0, 10))).toBe(true);
  expect(rows.some(({ firstDay, lastDay }) => firstDay.endsWith('-01') && lastDay.endsWith('-31'))).toBe(
    true,
  );
  expect(rows.some(({ note }) => noteIn(note, 'en').split('\n').length === 10)).toBe(true);
});

test('the people with pending requests also have requests in every final state', () => {
  const database = aDatabase();
  for (const key of ['employee', 'twoEmployments', 'substitute', 'mustChangePassword', 'slovak'] as const)
    expect(
      new Set(requestsWith(database, { applicantRef: people[key].ref }).map(({ state }) => state)),
    ).toEqual(new Set([0, 1, 2, 3]));
  for (const row of requestsWith(database, { state: 2 })) {
    expect(row.note).not.toBe('');
    expect(row.deciderRef).toBe(row.approverRef);
    expect(row.decidedAt).not.toBeNull();
  }
});

test('no request has its applicant as the approver', () => {
  for (const row of requestRows(aDatabase({ requestCount: 50 })).values())
    expect(row.approverRef).not.toBe(row.applicantRef);
});

test('requestCount is the number of pending requests for the approver, but at least the named ones', () => {
  const waiting = (requestCount: number) =>
    requestCountsOf(aDatabase({ requestCount }), approver.ref).forApproval;
  expect([0, 5, 8, 9, 2000].map(waiting)).toEqual([8, 8, 8, 9, 2000]);
  const counts = [0, 2000].map((requestCount) => requestCountsOf(aDatabase({ requestCount }), manager));
  expect(counts[1]).toEqual(counts[0]);
});

test('two colleagues share a name, but all references and personal numbers differ', () => {
  const distinct = (field: 'ref' | 'fullName' | 'personalNumber') =>
    new Set(colleagues.map((colleague) => colleague[field])).size;
  expect(distinct('ref')).toBe(colleagues.length);
  expect(distinct('personalNumber')).toBe(colleagues.length);
  expect(distinct('fullName')).toBe(colleagues.length - 1);
});
