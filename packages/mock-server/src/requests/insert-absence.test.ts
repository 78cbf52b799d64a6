import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { accounts } from './accounts.ts';
import { insertAbsence } from './insert-absence.ts';
import { aDatabase, approver, refusalOf, requestsWith, substituting } from './requests.fixtures.ts';
import { requestRows } from './request-rows.ts';

const jana = ownGrant('employee');
type WireRow = Parameters<typeof insertAbsence>[2][number];

function aRow(day: string, fields: Partial<WireRow> = {}): WireRow {
  const { id, shortcuts } = accounts.vacation;
  return {
    IXS_REF: jana.ref,
    ID_UCET: id,
    ABS: shortcuts.en,
    DATUM: `${day}T00:00:00Z`,
    CAS_OD: null,
    CAS_DO: null,
    ...fields,
  };
}

/** Returns rows of consecutive whole days in December 2026. */
function aRange(first: number, days: number, fields: Partial<WireRow> = {}): WireRow[] {
  return Array.from({ length: days }, (_, index) =>
    aRow(`2026-12-${String(first + index).padStart(2, '0')}`, fields),
  );
}

const part = { CAS_OD: '2026-12-02T08:00:00Z', CAS_DO: '2026-12-02T10:30:00Z' };

test(
  'the days of a range become one pending request for the approver',
  { tags: ['requests-27'] },
  async () => {
    const database = aDatabase();
    const known = new Set(requestRows(database).keys());
    expect(await insertAbsence(database, jana, aRange(2, 3, { POZNAMKA: 'To the mountains' }))).toBe('ok');
    const added = [...requestRows(database).values()].filter(({ id }) => !known.has(id));
    expect(added).toMatchObject([
      {
        applicantRef: jana.ref,
        approverRef: approver.ref,
        accountId: accounts.vacation.id,
        firstDay: '2026-12-02',
        lastDay: '2026-12-04',
        begin: null,
        state: 0,
        deadline: '2026-11-25',
        note: 'To the mountains',
      },
    ]);
  },
);

test('a part of a day is one row, and can end the next day', { tags: ['requests-28'] }, async () => {
  const database = aDatabase();
  expect(await insertAbsence(database, jana, [aRow('2026-12-02', part)])).toBe('ok');
  const night = { CAS_OD: '2026-12-03T22:00:00Z', CAS_DO: '2026-12-04T06:00:00Z' };
  expect(await insertAbsence(database, jana, [aRow('2026-12-03', night)])).toBe('ok');
  expect(requestsWith(database, { end: '2026-12-04T06:00:00' as never })).toHaveLength(1);
});

test.each([
  ['no rows', []],
  ['days with a gap', [aRow('2026-12-02'), aRow('2026-12-04')]],
  ['days in the wrong order', [aRow('2026-12-03'), aRow('2026-12-02')]],
  ['two people', [aRow('2026-12-02'), aRow('2026-12-03', { IXS_REF: approver.ref })]],
  ['two accounts', [aRow('2026-12-02'), aRow('2026-12-03', { ID_UCET: 21 })]],
  ['two notes', [aRow('2026-12-02'), aRow('2026-12-03', { POZNAMKA: 'x' })]],
  ['a day with a time', [aRow('', { DATUM: '2026-12-02T08:00:00Z' })]],
  ['an unknown person', [aRow('2026-12-02', { IXS_REF: '9999999' })]],
  ['a begin without an end', [aRow('2026-12-02', { CAS_OD: part.CAS_OD })]],
  ['an end before the begin', [aRow('2026-12-02', { CAS_OD: part.CAS_DO, CAS_DO: part.CAS_OD })]],
  ['a part that begins on another day', [aRow('2026-12-03', part)]],
  ['a part longer than a day', [aRow('2026-12-02', { ...part, CAS_DO: '2026-12-03T08:30:00Z' })]],
  ['two parts', [aRow('2026-12-02', part), aRow('2026-12-03')]],
  ['an unknown account', [aRow('2026-12-02', { ID_UCET: 1 })]],
  ['the shortcut of another account', [aRow('2026-12-02', { ABS: 'DR' })]],
  ['an account without a workflow', [aRow('2026-12-02', { ID_UCET: 20, ABS: 'SL' })]],
  ['a closed month', [aRow('2026-10-30')]],
])('refuses %s', async (_, rows) => {
  const database = aDatabase();
  const { size } = requestRows(database);
  expect((await refusalOf(insertAbsence(database, jana, rows)))[0]).toBe(400);
  expect(requestRows(database).size).toBe(size);
});

test(
  'vacation is limited by its balance of 14.5 days, and counts working days',
  { tags: ['requests-47'] },
  async () => {
    expect(await insertAbsence(aDatabase(), jana, aRange(7, 18))).toBe('ok');
    expect(await insertAbsence(aDatabase(), jana, aRange(7, 25))).toBe('over_limit');
    const trip = { ID_UCET: accounts.trip.id, ABS: accounts.trip.shortcuts.cs };
    expect(await insertAbsence(aDatabase(), jana, aRange(7, 25, trip))).toBe('ok');
  },
);

test('a part of a day counts as a fraction of eight hours', async () => {
  const alexandra = ownGrant('longName');
  const worked = { CAS_OD: '2026-12-05T08:00:00Z', CAS_DO: '2026-12-05T10:30:00Z' };
  const row = aRow('2026-12-05', { ...worked, IXS_REF: alexandra.ref });
  expect(await insertAbsence(aDatabase(), alexandra, [row])).toBe('over_limit');
});

test('days that overlap an unavailability are refused as reserved', { tags: ['requests-47'] }, async () => {
  const reserved = { DATUM: '2026-11-30T00:00:00Z' };
  expect(await insertAbsence(aDatabase(), jana, [aRow('2026-11-30')])).toBe('date_reserved_unava');
  const before = { CAS_OD: '2026-11-30T08:00:00Z', CAS_DO: '2026-11-30T17:00:00Z' };
  expect(await insertAbsence(aDatabase(), jana, [aRow('', { ...reserved, ...before })])).toBe('ok');
  const into = { ...before, CAS_DO: '2026-11-30T17:30:00Z' };
  expect(await insertAbsence(aDatabase(), jana, [aRow('', { ...reserved, ...into })])).toBe(
    'date_reserved_unava',
  );
});

test.each(['disabledActions', 'invisibleActions'] as const)(
  'refuses a request without the right to plan absences: %s',
  async (list) => {
    const database = aDatabase({ [list]: ['SelfServiceApp_Absence'] });
    expect((await refusalOf(insertAbsence(database, jana, aRange(2, 1))))[0]).toBe(403);
  },
);

/** A scenario without the right to insert absences in the department plan. */
const noDepartment = { disabledActions: ['SelfServiceApp_DepartmentPlanInsertAbsence'] };

test('an approver of absences creates a pending request for a person of the own list', async () => {
  const database = aDatabase(noDepartment);
  const status = async (grant: typeof jana, ref: string) =>
    (await refusalOf(insertAbsence(database, grant, aRange(2, 1, { IXS_REF: ref }))))[0];
  expect(await status(jana, people.firstDay.ref)).toBe(403);
  expect(await status(approver, people.slovak.ref)).toBe(403);
  expect(await status(ownGrant('slovak'), '0003003')).toBe(403);
  const waiting = requestsWith(database, { applicantRef: jana.ref, state: 0 }).length;
  expect(await insertAbsence(database, approver, aRange(2, 1))).toBe('ok');
  expect(await insertAbsence(database, substituting, aRange(8, 1))).toBe('ok');
  expect(requestsWith(database, { applicantRef: jana.ref, state: 0 })).toHaveLength(waiting + 2);
});

test('the right of the department plan allows an absence for the people of the centre', async () => {
  const lucie = ownGrant('substitute');
  const rows = (ref: string) => aRange(2, 1, { IXS_REF: ref });
  const withoutOwn = aDatabase({ disabledActions: ['SelfServiceApp_Absence'] });
  expect(await insertAbsence(withoutOwn, lucie, rows(jana.ref))).toBe('ok');
  expect((await refusalOf(insertAbsence(withoutOwn, lucie, rows(people.slovak.ref))))[0]).toBe(403);
  for (const action of ['SelfServiceApp_DepartmentPlanInsertAbsence', 'SelfServiceApp_RunDepartmentPlan']) {
    const without = aDatabase({ invisibleActions: [action] });
    expect((await refusalOf(insertAbsence(without, lucie, rows(jana.ref))))[0]).toBe(403);
  }
});

test(
  'a substitute creates requests for the substituted approver, not for the own person',
  { tags: ['requests-20'] },
  async () => {
    const database = aDatabase(noDepartment);
    const own = aRange(2, 1, { IXS_REF: people.substitute.ref });
    expect((await refusalOf(insertAbsence(database, substituting, own)))[0]).toBe(403);
    expect(await insertAbsence(database, substituting, aRange(2, 1, { IXS_REF: approver.ref }))).toBe('ok');
  },
);
