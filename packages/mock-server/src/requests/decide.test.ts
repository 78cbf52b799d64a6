import { expect, test } from 'vitest';
import type { Database } from '../core/database.ts';
import { ownGrant } from '../core/database.ts';
import { people } from '../core/people.ts';
import { decide, decideMany, isClosed } from './decide.ts';
import { aDatabase, aRequest, approver, refusalOf, requestsWith, substituting } from './requests.fixtures.ts';
import { requestRows } from './request-rows.ts';

const jana = people.employee.ref;
const pendingOfJana = { applicantRef: jana, state: 0 } as const;

test.each([1, 2] as const)(
  'an approver changes a pending request to state %i, with name, time and note',
  (state) => {
    const database = aDatabase();
    const { id } = aRequest(database, pendingOfJana);
    expect(decide(database, approver, id, state, 'As agreed')).toBeUndefined();
    expect(requestRows(database).get(id)).toMatchObject({
      state,
      deciderRef: people.approver.ref,
      decidedAt: '2026-11-20T08:00:00',
      note: 'As agreed',
    });
  },
);

test('keeps the note of the applicant when a decision has none', () => {
  const database = aDatabase();
  const row = requestsWith(database, { approverRef: approver.ref, state: 0 }).find(({ note }) => note !== '');
  decide(database, approver, row?.id ?? 0, 1, '');
  expect(requestRows(database).get(row?.id ?? 0)?.note).toBe(row?.note);
});

test('a substitute of the approver decides under the own name', () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  expect(decide(database, substituting, id, 1, '')).toBeUndefined();
  expect(requestRows(database).get(id)?.deciderRef).toBe(people.substitute.ref);
});

test.each([1, 2, 3] as const)(
  'a request in state %i cannot be decided again',
  { tags: ['requests-25'] },
  async (state) => {
    const database = aDatabase();
    const { id } = aRequest(database, { applicantRef: jana, state });
    const answer = decide(database, approver, id, 1, '');
    expect(await refusalOf(answer)).toEqual([409, 'The request has been decided already.']);
  },
);

test('refuses a decision of anyone but the approver, and a cancellation of anyone but the applicant', async () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  const status = async (...[grant, state]: [Parameters<typeof decide>[1], 1 | 2 | 3]) =>
    (await refusalOf(decide(database, grant, id, state, '')))[0];
  expect(await status(ownGrant('employee'), 1)).toBe(403);
  expect(await status(ownGrant('manager'), 2)).toBe(403);
  expect(await status(ownGrant('substitute'), 1)).toBe(403);
  expect(await status(approver, 3)).toBe(403);
  expect(await status(ownGrant('slovak'), 3)).toBe(403);
  expect(requestRows(database).get(id)?.state).toBe(0);
});

test(
  'an applicant cancels a pending request, but only with the right to plan absences',
  { tags: ['requests-24', 'requests-41'] },
  async () => {
    const database = aDatabase();
    const { id } = aRequest(database, pendingOfJana);
    expect(decide(database, ownGrant('employee'), id, 3, '')).toBeUndefined();
    expect(requestRows(database).get(id)).toMatchObject({ state: 3, deciderRef: '' });

    const strict = aDatabase({ disabledActions: ['SelfServiceApp_Absence'] });
    expect((await refusalOf(decide(strict, ownGrant('employee'), id, 3, '')))[0]).toBe(403);
  },
);

test('an approver of the agenda cannot cancel an own request', { tags: ['requests-42'] }, async () => {
  const database = aDatabase();
  const ofPetr = aRequest(database, { applicantRef: approver.ref, state: 0 });
  expect((await refusalOf(decide(database, approver, ofPetr.id, 3, '')))[0]).toBe(403);

  const zofia = ownGrant('slovak');
  const vacation = aRequest(database, { applicantRef: zofia.ref, state: 0, agenda: 'requests' });
  const unavailable = aRequest(database, { applicantRef: zofia.ref, state: 0, agenda: 'unavailabilities' });
  expect(decide(database, zofia, vacation.id, 3, '')).toBeUndefined();
  expect((await refusalOf(decide(database, zofia, unavailable.id, 3, '')))[0]).toBe(403);
});

test('refuses a decision about a request in a closed month', async () => {
  const database = aDatabase();
  const manager = ownGrant('manager');
  const closed = requestsWith(database, { approverRef: manager.ref, state: 0 }).filter(
    ({ firstDay }) => firstDay < '2026-11-01',
  );
  expect(closed).toHaveLength(2);
  for (const { id } of closed)
    expect(await refusalOf(decide(database, manager, id, 1, ''))).toEqual([400, 'The period is closed.']);
});

test('refuses an unknown request with 404', async () => {
  expect((await refusalOf(decide(aDatabase(), approver, 1, 1, '')))[0]).toBe(404);
});

/** Returns the pending requests for the approver, one of which the manager has just rejected. */
function withOneDecided(database: Database) {
  const rows = requestsWith(database, { approverRef: approver.ref, state: 0, agenda: 'requests' });
  const [first] = rows;
  if (!first) throw new Error('The approver has no pending request.');
  const decided = { ...first, state: 2 as const, deciderRef: people.manager.ref, note: 'Full week' };
  requestRows(database).set(first.id, decided);
  return { ids: rows.map(({ id }) => id), decided };
}

test('a mass decision skips a request that was decided in the meantime, and decides about the others', () => {
  const database = aDatabase({ decidedMeanwhile: 'skip' });
  const { ids, decided } = withOneDecided(database);
  expect(decideMany(database, approver, ids, 1, 'All of them')).toBeUndefined();
  expect(requestRows(database).get(decided.id)).toBe(decided);
  for (const id of ids.filter((each) => each !== decided.id))
    expect(requestRows(database).get(id)).toMatchObject({ state: 1, note: 'All of them' });
});

test('a mass decision is refused with 409 where one request was decided in the meantime', async () => {
  const database = aDatabase({ decidedMeanwhile: 'refuse' });
  const { ids, decided } = withOneDecided(database);
  const before = new Map(requestRows(database));
  const [status, words] = await refusalOf(decideMany(database, approver, ids, 1, ''));
  expect([status, words]).toEqual([409, expect.stringContaining('in the meantime')]);
  expect(requestRows(database)).toEqual(before);
  const pending = ids.filter((id) => id !== decided.id);
  expect(decideMany(database, approver, pending, 1, '')).toBeUndefined();
});

test('a mass decision skips requests of a closed month, or is refused', async () => {
  const manager = ownGrant('manager');
  const closedOf = (database: Database) =>
    requestsWith(database, { approverRef: manager.ref, state: 0 }).filter((row) => isClosed(database, row));
  const skipping = aDatabase({ decidedMeanwhile: 'skip' });
  const [closed] = closedOf(skipping);
  expect(decideMany(skipping, manager, [closed?.id ?? 0], 1, '')).toBeUndefined();
  expect(closedOf(skipping)[0]).toBe(closed);
  const refusing = aDatabase({ decidedMeanwhile: 'refuse' });
  const answer = decideMany(refusing, manager, [closed?.id ?? 0], 1, '');
  expect(await refusalOf(answer)).toEqual([400, 'The period is closed.']);
});

test.each(['skip', 'refuse'] as const)(
  'a mass decision with a request of another approver is refused: %s',
  async (decidedMeanwhile) => {
    const database = aDatabase({ decidedMeanwhile });
    const mine = aRequest(database, pendingOfJana);
    const others = aRequest(database, { approverRef: people.manager.ref, state: 0 });
    const answer = decideMany(database, approver, [mine.id, others.id], 1, '');
    expect((await refusalOf(answer))[0]).toBe(403);
    expect(requestRows(database).get(mine.id)).toBe(mine);
  },
);

test('a decision needs the run action of the agenda of the request', async () => {
  const database = aDatabase({ disabledActions: ['SelfServiceApp_RunUnavailabilityApproval'] });
  const absence = aRequest(database, pendingOfJana);
  const unavailability = aRequest(database, {
    approverRef: approver.ref,
    state: 0,
    agenda: 'unavailabilities',
  });
  expect((await refusalOf(decide(database, approver, unavailability.id, 1, '')))[0]).toBe(403);
  expect(decide(database, approver, absence.id, 1, '')).toBeUndefined();
});

test('a mass decision without requests or with an unknown one is refused', async () => {
  const database = aDatabase();
  const { id } = aRequest(database, pendingOfJana);
  expect((await refusalOf(decideMany(database, approver, [], 1, '')))[0]).toBe(400);
  expect((await refusalOf(decideMany(database, approver, [id, 1], 1, '')))[0]).toBe(400);
  expect(requestRows(database).get(id)?.state).toBe(0);
});
