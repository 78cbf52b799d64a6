import { expect, test } from 'vitest';
import { keptRows, restoreRows } from '../core/lasting-rows.ts';
import { ownGrant } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { aDatabase, refusalOf } from '../requests/requests.fixtures.ts';
import { decideOvertime } from './decide-overtime.ts';
import { overtimeCountOf, overtimeOf, overtimeRows } from './overtime-rows.ts';

const employee = ownGrant('employee');

function waiting(database = aDatabase()) {
  const row = overtimeOf(database, employee.ref).find((one) => one.isApprovable && one.state === 'pending');
  if (!row) throw new Error('Nothing waits.');
  return { database, row };
}

test('several people have overtime after the shifts of the last weeks, the latest first', () => {
  const database = aDatabase();
  const lists = personKeys.map((key) => overtimeOf(database, people[key].ref));
  expect(lists.filter((list) => list.length > 0).length).toBeGreaterThan(4);
  expect(lists.some((list) => list.length === 0)).toBe(true);
  for (const list of lists) {
    const begins = list.map(({ begin }) => begin);
    expect(begins).toEqual(begins.toSorted().toReversed());
    for (const { begin, end } of list) expect(begin < end && end < '2026-11-20T08:00:00').toBe(true);
  }
});

test('home counts the overtime that can be decided', () => {
  const database = aDatabase();
  const keys = ['employee', 'approver', 'manager', 'slovak', 'longName', 'twoEmployments'] as const;
  const counts = keys.map((key) => overtimeCountOf(database, people[key].ref));
  expect(counts).toEqual([1, 0, 0, 2, 1, 1]);
});

test(
  'approved overtime stays, denied overtime leaves the list, and both survive a reload',
  { tags: ['overtime-15'] },
  () => {
    for (const isApproved of [true, false]) {
      const { database, row } = waiting();
      expect(decideOvertime(database, employee, row.id, isApproved)).toBeUndefined();
      const after = aDatabase();
      restoreRows(after, keptRows(database));
      for (const each of [database, after]) {
        const now = overtimeOf(each, employee.ref).find(({ id }) => id === row.id);
        expect(now?.state).toBe(isApproved ? 'approved' : undefined);
        expect(overtimeCountOf(each, employee.ref)).toBe(0);
      }
    }
  },
);

test('refuses decided, foreign and missing overtime', { tags: ['overtime-14'] }, async () => {
  const { database, row } = waiting();
  const theirs = overtimeOf(database, people.slovak.ref)[0]?.id ?? 0;
  const elsewhere = overtimeOf(database, employee.ref).find(({ isApprovable }) => !isApprovable)?.id ?? 0;
  const refused = (id: number) => refusalOf(decideOvertime(database, employee, id, true));
  expect(await refused(1)).toEqual([404, 'There is no overtime 1.']);
  for (const id of [theirs, elsewhere])
    expect(await refused(id)).toEqual([403, 'The overtime is not yours to decide.']);
  decideOvertime(database, employee, row.id, false);
  const before = [...overtimeRows(database).values()];
  expect(await refused(row.id)).toEqual([409, 'The overtime has been decided already.']);
  expect([...overtimeRows(database).values()]).toEqual(before);
});
