import { expect, test } from 'vitest';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { decide, decideMany } from './decide.ts';
import { aDatabase, aRequest, approver, refusalOf, requestsWith, substituting } from './requests.fixtures.ts';

const jana = people.employee.ref;
const pendingOfJana = { applicantRef: jana, state: 0 } as const;

test.each([1, 2] as const)(
  'an approver gives a pending request the state %i, with name, time and note',
  (state) => {
    const database = aDatabase();
    const { id } = aRequest(database, pendingOfJana);
    expect(decide(database, approver, id, state, 'As agreed')).toBeUndefined();
    expect(database.requests.get(id)).toMatchObject({
      state,
      deciderRef: people.approver.ref,
      decidedAt: '2026-11-20T08:00:00',
      note: 'As agreed',
    });
  },
);

test('a decision without a note leaves the comment of the applicant', () => {
  const database = aDatabase();
  const row = requestsWith(database, { approverRef: approver.ref, state: 0 }).find(({ note }) => note !== '');
  decide(database, approver, row?.id ?? 0, 1, '');
  expect(database.requests.get(row?.id ?? 0)?.note).toBe(row?.note);
});

test('who substitutes the approver decides with the own name', () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  expect(decide(database, substituting, id, 1, '')).toBeUndefined();
  expect(database.requests.get(id)?.deciderRef).toBe(people.substitute.ref);
});

test.each([1, 2, 3] as const)('a request with the state %i is decided for good', async (state) => {
  const database = aDatabase();
  const { id } = aRequest(database, { applicantRef: jana, state });
  const answer = decide(database, approver, id, 1, '');
  expect(await refusalOf(answer)).toEqual([409, 'The request has been decided already.']);
});

test('nobody decides about what is not theirs to decide', async () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  const status = async (...[grant, state]: [Parameters<typeof decide>[1], 1 | 2 | 3]) =>
    (await refusalOf(decide(database, grant, id, state, '')))[0];
  expect(await status(ownGrant('employee'), 1)).toBe(403);
  expect(await status(ownGrant('manager'), 2)).toBe(403);
  expect(await status(ownGrant('substitute'), 1)).toBe(403);
  expect(await status(approver, 3)).toBe(403);
  expect(await status(ownGrant('slovak'), 3)).toBe(403);
  expect(database.requests.get(id)?.state).toBe(0);
});

test('an applicant cancels a pending request, with the right to plan absences', async () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  expect(decide(database, ownGrant('employee'), id, 3, '')).toBeUndefined();
  expect(database.requests.get(id)).toMatchObject({ state: 3, deciderRef: '' });

  const strict = aDatabase({ disabledActions: ['SelfServiceApp_Absence'] });
  expect((await refusalOf(decide(strict, ownGrant('employee'), id, 3, '')))[0]).toBe(403);
});

test('an approver of the agenda cannot cancel an own request', async () => {
  const database = aDatabase();
  const ofPetr = aRequest(database, { applicantRef: approver.ref, state: 0 });
  expect((await refusalOf(decide(database, approver, ofPetr.id, 3, '')))[0]).toBe(403);

  const zofia = ownGrant('slovak');
  const vacation = aRequest(database, { applicantRef: zofia.ref, state: 0, agenda: 'requests' });
  const unavailable = aRequest(database, { applicantRef: zofia.ref, state: 0, agenda: 'unavailabilities' });
  expect(decide(database, zofia, vacation.id, 3, '')).toBeUndefined();
  expect((await refusalOf(decide(database, zofia, unavailable.id, 3, '')))[0]).toBe(403);
});

test('a request with days in a closed month stays as it is', async () => {
  const database = aDatabase();
  const manager = ownGrant('manager');
  const closed = requestsWith(database, { approverRef: manager.ref, state: 0 }).filter(
    ({ firstDay }) => firstDay < '2026-11-01',
  );
  expect(closed).toHaveLength(2);
  for (const { id } of closed)
    expect(await refusalOf(decide(database, manager, id, 1, ''))).toEqual([400, 'The period is closed.']);
});

test('an unknown request is not found', async () => {
  expect((await refusalOf(decide(aDatabase(), approver, 1, 1, '')))[0]).toBe(404);
});

test('a mass decision takes what is pending and permitted and leaves the rest', () => {
  const database = aDatabase();
  const manager = ownGrant('manager');
  const before = new Map(database.requests);
  expect(decideMany(database, manager, [...before.keys()], 1, 'All of them')).toBeUndefined();
  const changed = [...before].filter(([id, row]) => database.requests.get(id) !== row);
  expect(changed).toHaveLength(124 - 2 + 17);
  for (const [id, row] of changed) {
    expect(row).toMatchObject({ state: 0, approverRef: manager.ref });
    expect(database.requests.get(id)).toMatchObject({ state: 1, note: 'All of them' });
  }
});

test('a mass decision about nothing, or about something unknown, changes nothing', async () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  expect((await refusalOf(decideMany(database, approver, [], 1, '')))[0]).toBe(400);
  expect((await refusalOf(decideMany(database, approver, [id, 1], 1, '')))[0]).toBe(400);
  expect(database.requests.get(id)?.state).toBe(0);
});
